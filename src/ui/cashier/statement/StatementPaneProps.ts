import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import type { FileUnderWay } from '@/ui/list/useListFile';

export interface StatementPaneProps {
  readonly filter: StatementFilter;
  readonly onChange: (change: Partial<StatementFilter>, replace?: boolean) => void;
  readonly file: FileUnderWay;
  /** How many movements there are; null: not known yet. */
  readonly onCount: (count: number | null) => void;
}
