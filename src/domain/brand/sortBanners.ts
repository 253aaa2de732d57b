import type { Banner } from './AppDetails';

/** By order ascending; equal orders keep the server's sequence, an order that is no number comes last. BRAND-02, P27. */
export function sortBanners(banners: readonly Banner[]): readonly Banner[] {
  return banners.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? 0 : first < second ? -1 : 1;
  });
}

function rank({ order }: Banner): number {
  return Number.isNaN(order) ? Infinity : order;
}
