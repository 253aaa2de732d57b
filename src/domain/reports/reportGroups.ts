import { dayAt, type IndianDay } from '@/domain/shared/IndianDay';
import type { MatchId } from '@/domain/shared/ids';
import type { Sport } from '@/domain/sports/Sport';
import type { Report } from './Report';
import type { ReportBy } from './ReportFilter';
import type { ReportRow } from './ReportRow';
import { reportSums, type ReportSums } from './reportSums';

/** What a group is of. */
export type GroupOf =
  | { readonly by: 'day'; readonly day: IndianDay | null }
  | { readonly by: 'sport'; readonly sport: Sport | null }
  | { readonly by: 'competition'; readonly competition: string }
  | {
      readonly by: 'market';
      readonly marketName: string;
      readonly matchName: string;
      readonly matchId: MatchId | null;
      readonly at: number | null;
    };

export interface ReportGroup {
  /** Its own among the groups of one report. */
  readonly id: string;
  readonly of: GroupOf;
  readonly sums: ReportSums;
}

/** What a report can be split by: without a report of the backend there are no sports and competitions. */
export function splitsOf(source: Report['source']): readonly ReportBy[] {
  return source === 'bets' ? ['day', 'market'] : ['day', 'sport', 'competition', 'market'];
}

/**
 * Every row stands in exactly one group. Days and markets newest first; sports and competitions by what they weigh, gained or lost.
 */
export function reportGroups(rows: readonly ReportRow[], by: ReportBy): readonly ReportGroup[] {
  const found = new Map<string, { readonly of: GroupOf; readonly rows: ReportRow[] }>();
  for (const row of rows) {
    const of = groupOf(row, by);
    const id = idOf(of, row);
    const known = found.get(id);
    if (known === undefined) found.set(id, { of, rows: [row] });
    else known.rows.push(row);
  }
  const groups = [...found].map(([id, group]) => ({ id, of: group.of, sums: reportSums(group.rows) }));
  return groups.toSorted(ORDER[by]);
}

function groupOf(row: ReportRow, by: ReportBy): GroupOf {
  switch (by) {
    case 'day':
      return { by, day: row.at === null ? null : dayAt(row.at) };
    case 'sport':
      return { by, sport: row.sport };
    case 'competition':
      return { by, competition: row.competition };
    case 'market': {
      const { marketName, matchName, matchId, at } = row;
      return { by, marketName, matchName, matchId, at };
    }
  }
}

function idOf(of: GroupOf, row: ReportRow): string {
  switch (of.by) {
    case 'day':
      return of.day ?? '';
    case 'sport':
      return of.sport ?? '';
    case 'competition':
      return of.competition;
    case 'market':
      return row.id;
  }
}

type Order = (one: ReportGroup, other: ReportGroup) => number;

const byWeight: Order = (one, other) =>
  Math.abs(other.sums.profitLoss) - Math.abs(one.sums.profitLoss) || (one.id < other.id ? -1 : 1);

const ORDER: Readonly<Record<ReportBy, Order>> = {
  // An unknown day has the empty id: it comes last.
  day: (one, other) => (one.id < other.id ? 1 : -1),
  sport: byWeight,
  competition: byWeight,
  market: (one, other) => momentOf(other) - momentOf(one) || (one.id < other.id ? -1 : 1),
};

function momentOf({ of }: ReportGroup): number {
  return of.by === 'market' ? (of.at ?? 0) : 0;
}
