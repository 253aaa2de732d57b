import type { StatementRow } from './Statement';
import { withNextRows } from '@/domain/shared/longList';
import type { StatementShown } from './StatementShown';

export const idOfRow = ({ id }: StatementRow): string => id;

/** The movements that are shown with those after them; sums are those of the newer answer. */
export function joinStatement(known: StatementShown, next: StatementShown): StatementShown {
  return { ...withNextRows(known, next, idOfRow), sums: next.sums };
}
