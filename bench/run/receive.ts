import type { PriceRow } from './pricePath';
import { SEED, type Tabs } from './openTabs';
import type { Receiving } from '../pages/BenchPage';

export interface Received extends Receiving {
  readonly rate: number;
  /** Of all that a second of the stream costs, from the socket's text to the screen: what reading it would save if another thread did it. */
  readonly share: number;
  /** Ours from the text to the cell, over JSON.parse and the plain page. */
  readonly ratio: number;
}

/** What stands before the price path: the socket's text made the core's. `rows` are of the same run. */
export async function runReceive(tabs: Tabs, rows: readonly PriceRow[]): Promise<Received[]> {
  const found: Received[] = [];
  for (const { rate, ours, plain } of rows.filter(({ cpu }) => cpu === 1)) {
    const cost = await tabs.ours.receiving(rate, SEED);
    const reading = cost.parse + cost.decode;
    found.push({
      rate,
      ...cost,
      share: reading / (reading + ours.task),
      ratio: (reading + ours.task) / (cost.parse + plain.task),
    });
  }
  return found;
}
