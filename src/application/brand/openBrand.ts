import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import { loadAnnouncements } from './loadAnnouncements';
import { LoadBrand } from './LoadBrand';

export interface Brand {
  readonly load: LoadBrand;
  /** The marquee's texts, anew. */
  readonly loadAnnouncements: () => Promise<void>;
  /** What a page asks for once, whoever is there; the details are looked at again from then on. */
  readonly start: () => Promise<unknown>;
}

/** What the operator says about the brand. */
export function openBrand(
  { brandGateway, brand, scheduler, clock }: Pick<Ports, 'brandGateway' | 'brand' | 'scheduler' | 'clock'>,
  notify: Notify,
): Brand {
  const load = new LoadBrand(brandGateway, brand, scheduler, clock);
  const announcements = loadAnnouncements(brandGateway, brand, notify);
  return {
    load,
    loadAnnouncements: announcements,
    start: () => {
      load.start();
      // Joins the call that has just begun.
      return Promise.all([load.load(), announcements()]);
    },
  };
}
