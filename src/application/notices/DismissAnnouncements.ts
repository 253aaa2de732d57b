import type { BrandState } from '../ports/state/BrandState';

/** HDR-06: the marquee goes, for this visit. */
export class DismissAnnouncements {
  constructor(private readonly brand: Pick<BrandState, 'announcementsWereDismissed'>) {}

  execute(): void {
    this.brand.announcementsWereDismissed();
  }
}
