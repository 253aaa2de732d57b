import type { AppDetails, Banner } from '@/domain/brand/AppDetails';
import type { Announcement } from '@/domain/notices/Notice';

export type Loading = 'idle' | 'loading' | 'ready' | 'failed';

export interface BrandView {
  /** The last known details (from this visit or the one before); null before the first reply. */
  readonly details: AppDetails | null;
  readonly detailsLoading: Loading;
  /** Sorted by order ascending, stable (BRAND-02). */
  readonly banners: readonly Banner[];
  readonly demoOffered: boolean;
  /** null: the server has not answered yet. */
  readonly announcements: readonly Announcement[] | null;
  /** Ids that were dismissed on this device. */
  readonly dismissed: readonly string[];
}

export interface BrandState extends BrandView {
  detailsRequested(): void;
  detailsReplaced(details: AppDetails): void;
  detailsFailed(): void;
  detailsForgotten(): void;
  bannersReplaced(banners: readonly Banner[]): void;
  demoOfferLearned(offered: boolean): void;
  announcementsReplaced(announcements: readonly Announcement[]): void;
  announcementDismissed(id: string): void;
}
