import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import { loadAnnouncements } from './loadAnnouncements';
import { LoadBrand } from './LoadBrand';

export interface Brand {
  readonly load: LoadBrand;
  /** What a page asks for once, whoever is there; the details are looked at again from then on. */
  readonly start: () => Promise<unknown>;
}

/** What the operator says about the brand. */
export function openBrand(
  { brandGateway, brand, scheduler, clock }: Pick<Ports, 'brandGateway' | 'brand' | 'scheduler' | 'clock'>,
  notify: Notify,
): Brand {
  const load = new LoadBrand(brandGateway, brand, scheduler, clock);
  return {
    load,
    start: () => {
      load.start();
      // Joins the call that has just begun.
      return Promise.all([load.load(), loadAnnouncements(brandGateway, brand, notify)()]);
    },
  };
}
