import type { Bet } from '@/domain/betting/Bet';
import type { BetsTab } from '@/domain/betting/BetsTab';
import type { BetTotals } from '@/domain/betting/betTotals';
import type { PageEdges } from '@/domain/shared/groupByDay';

/** One page of bets, as a table or in lines. */
export interface BetListProps {
  readonly tab: BetsTab;
  readonly bets: readonly Bet[];
  readonly byMatch: boolean;
  /** Of the whole filter. */
  readonly count: number;
  /** Over the whole filter, when the backend gives them. */
  readonly totals: BetTotals | null;
  readonly edges: PageEdges;
}
