import type { Banner } from './AppDetails';

/** By order ascending; equal orders keep the server's sequence, an order that is no number comes last. BRAND-02, P27. */
export function sortBanners(banners: readonly Banner[]): readonly Banner[] {
  // Two that are no numbers: Infinity less Infinity is none, which sorts as nought.
  return banners.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ order }: Banner): number {
  return Number.isNaN(order) ? Infinity : order;
}
