import type { BrandState, Loading } from '@/application/ports/state/BrandState';
import type { AppDetails, Banner } from '@/domain/brand/AppDetails';
import type { Announcement } from '@/domain/notices/Notice';
import type { Keep } from './Keep';
import { observed } from './observed';

/** More are long gone from the server's list. */
const MAX_DISMISSED = 50;

export class BrandStore implements BrandState {
  details: AppDetails | null;
  detailsLoading: Loading = 'idle';
  banners: readonly Banner[];
  demoOffered = false;
  announcements: readonly Announcement[] | null = null;
  dismissed: readonly string[];

  constructor(
    stored: {
      readonly details: AppDetails | null;
      readonly banners: readonly Banner[];
      readonly dismissed: readonly string[];
    },
    private readonly keep: {
      readonly details: Keep<AppDetails>;
      readonly banners: Keep<readonly Banner[]>;
      readonly dismissed: Keep<readonly string[]>;
    },
  ) {
    this.details = stored.details;
    this.banners = stored.banners;
    this.dismissed = stored.dismissed;
    observed(this);
  }

  detailsRequested(): void {
    this.detailsLoading = 'loading';
  }

  detailsReplaced(details: AppDetails): void {
    this.details = details;
    this.detailsLoading = 'ready';
    this.keep.details(details);
  }

  detailsFailed(): void {
    this.detailsLoading = 'failed';
  }

  /** SES-02 clears what is stored; what is on screen stays until the next reply, or the page would lose its name. */
  detailsForgotten(): void {
    this.keep.details(null);
  }

  bannersReplaced(banners: readonly Banner[]): void {
    this.banners = banners;
    this.keep.banners(banners);
  }

  demoOfferLearned(offered: boolean): void {
    this.demoOffered = offered;
  }

  announcementsReplaced(announcements: readonly Announcement[]): void {
    this.announcements = announcements;
  }

  announcementDismissed(id: string): void {
    this.dismissed = [...this.dismissed, id].slice(-MAX_DISMISSED);
    this.keep.dismissed(this.dismissed);
  }
}
