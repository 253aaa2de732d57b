import type { BetsFilter } from '@/domain/betting/BetsFilter';
import type { FileUnderWay } from '@/ui/list/useListFile';

export interface BetsPaneProps {
  readonly filter: BetsFilter;
  readonly onChange: (change: Partial<BetsFilter>, replace?: boolean) => void;
  readonly file: FileUnderWay;
  /** How many bets there are; null: not known yet. */
  readonly onCount: (count: number | null) => void;
}
