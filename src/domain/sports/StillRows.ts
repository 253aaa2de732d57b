import type { Market } from './Market';
import { hasResult } from './splitMarkets';

/**
 * The rows of a list of fancies while somebody looks at it: a tap that is on its way meets what it was meant for. One that gets a result, or that
 * the backend no longer names, keeps its place, where no finger goes any more, until a new one takes it; so the list neither moves nor grows.
 * Where no place is free, a new one comes last.
 */
export class StillRows {
  #rows: readonly Market[] = [];

  /** Of all there are now, in the backend's order: what stands in the list, row by row. Asked again with the same ones it answers the same. */
  arrange(markets: readonly Market[]): readonly Market[] {
    const now = new Map(markets.map((market) => [market.id, market]));
    const rows = this.#rows.map((row) => now.get(row.id) ?? ended(row));
    const isFree = (row: Market): boolean => hasResult(row) || !now.has(row.id);
    for (const market of markets) {
      if (hasResult(market) || rows.some(({ id }) => id === market.id)) continue;
      const alike = rows.findIndex((row) => row.group === market.group && isFree(row));
      const free = alike === -1 ? rows.findIndex(isFree) : alike;
      rows[free === -1 ? rows.length : free] = market;
    }
    this.#rows = rows;
    return rows;
  }
}

function ended(market: Market): Market {
  return market.status === 'closed' ? market : { ...market, status: 'closed' };
}
