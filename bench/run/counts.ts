import type { RepaintCount } from '../pages/BenchPage';
import type { Tabs } from './openTabs';

export interface Counts {
  readonly ours: RepaintCount;
  readonly plain: RepaintCount;
  readonly lean: RepaintCount;
  /** Every update repeats what is known already. */
  readonly equal: RepaintCount;
  /** Cells that listen, and cells that are drawn, after other markets were scrolled to and fro. */
  readonly listening: number;
  readonly drawn: number;
  readonly heapOurs: number;
  readonly heapPlain: number;
}

const BURSTS = 20;
const UPDATES = 200;
const SCROLLS = [60, 120, 30, 188, 0];

/** What does not depend on how fast the machine is. */
export async function runCounts({ ours, plain, lean }: Tabs): Promise<Counts> {
  const [retainedOurs, retainedPlain] = [await ours.retained(), await plain.retained()];
  const changed = await ours.countRepaints(BURSTS, UPDATES, false);
  const equal = await ours.countRepaints(BURSTS, UPDATES, true);
  const floor = await plain.countRepaints(BURSTS, UPDATES, false);
  const leanest = await lean.countRepaints(BURSTS, UPDATES, false);
  for (const first of SCROLLS) await ours.scrollTo(first);
  const { listening, cells } = await ours.held();
  return {
    ours: changed,
    plain: floor,
    lean: leanest,
    equal,
    listening,
    drawn: cells,
    heapOurs: retainedOurs.heapBytes,
    heapPlain: retainedPlain.heapBytes,
  };
}
