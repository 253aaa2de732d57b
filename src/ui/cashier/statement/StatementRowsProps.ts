import type { StatementRow } from '@/domain/cashier/Statement';
import type { PageEdges } from '@/domain/shared/groupByDay';

/** The movements of a statement, as far as they are shown, and whether its first and last day go on beyond it. */
export interface StatementRowsProps {
  readonly rows: readonly StatementRow[];
  readonly edges: PageEdges;
}
