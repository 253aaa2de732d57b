import type { StatementRow } from './StatementRow';
import type { Words } from '../../../texts/Said';

/** A row without the names of its fields: a snapshot holds thousands. */
export type SavedRow = readonly [
  id: number,
  at: number,
  type: StatementRow['type'],
  group: StatementRow['group'],
  code: string,
  place: Words,
  detail: Words,
  matchId: string,
  ref: string,
  cash: number,
  coins: number,
  result: number | null,
];

export function saveRow(row: StatementRow): SavedRow {
  const { id, at, type, group, code, place, detail, matchId, ref, cash, coins, result } = row;
  return [id, at, type, group, code, place, detail, matchId, ref, cash, coins, result];
}

export function readRow(saved: SavedRow): StatementRow {
  const [id, at, type, group, code, place, detail, matchId, ref, cash, coins, result] = saved;
  return { id, at, type, group, code, place, detail, matchId, ref, cash, coins, result };
}
