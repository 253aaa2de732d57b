import type { BrandState, Loading } from '@/application/ports/state/BrandState';
import type { AppDetails, Banner } from '@/domain/brand/AppDetails';
import type { Announcement } from '@/domain/notices/Notice';

export class FakeBrandState implements BrandState {
  details: AppDetails | null = null;
  detailsLoading: Loading = 'idle';
  banners: readonly Banner[] = [];
  demoOffered = false;
  announcements: readonly Announcement[] | null = null;
  dismissed: readonly string[] = [];

  detailsRequested(): void {
    this.detailsLoading = 'loading';
  }

  detailsReplaced(details: AppDetails): void {
    this.details = details;
    this.detailsLoading = 'ready';
  }

  detailsFailed(): void {
    this.detailsLoading = 'failed';
  }

  detailsForgotten(): void {
    this.details = null;
    this.detailsLoading = 'idle';
  }

  bannersReplaced(banners: readonly Banner[]): void {
    this.banners = banners;
  }

  demoOfferLearned(offered: boolean): void {
    this.demoOffered = offered;
  }

  announcementsReplaced(announcements: readonly Announcement[]): void {
    this.announcements = announcements;
  }

  announcementDismissed(id: string): void {
    this.dismissed = [...this.dismissed, id];
  }
}
