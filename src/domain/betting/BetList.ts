import type { BetId, MatchId } from '@/domain/shared/ids';
import type { Bet } from './Bet';
import { isOpenBet, laterBet } from './laterBet';
import type { BetsTab } from './BetsTab';
import { isOnRuns } from '@/domain/sports/marketKinds';

/** Which bets belong to a list. Everything that is absent lets every bet in. */
export interface BetScope {
  readonly tab?: BetsTab;
  readonly segment?: 'all' | 'matchOdds' | 'fancy';
  readonly matchId?: MatchId;
  /** Epoch milliseconds, both included. */
  readonly from?: number;
  readonly until?: number;
}

/** One page of bets as it was loaded, kept up to date by what is received since. Rows never move: what is new is only counted. */
export interface BetList {
  readonly scope: BetScope;
  readonly rows: readonly Bet[];
  /** Bets that were received since, belong here and are on no page that was loaded. */
  readonly fresh: ReadonlySet<BetId>;
}

export function betList(scope: BetScope, rows: readonly Bet[]): BetList {
  return { scope, rows, fresh: new Set() };
}

/** The list as it has been read further: what is on it now is no news any more. */
export function withMoreRows({ scope, fresh }: BetList, rows: readonly Bet[]): BetList {
  const listed = new Set(rows.map(({ id }) => id));
  return { scope, rows, fresh: new Set([...fresh].filter((id) => !listed.has(id))) };
}

/**
 * The list after the server's news of one bet. A bet on the page changes in place, also when it settles in a list of open ones: it goes when
 * the page is loaded again. The same list when nothing changed.
 */
export function listAfterNews(list: BetList, received: Bet): BetList {
  const at = list.rows.findIndex((row) => row.id === received.id);
  const known = list.rows[at];
  if (known !== undefined) {
    const later = laterBet(known, received);
    return later === known ? list : { ...list, rows: list.rows.with(at, later) };
  }
  const changed = list.rows.findIndex((row) => row.id === received.replaces);
  if (changed !== -1 && belongs(received, list.scope)) {
    // Until the change is decided the bet that it is to replace says what waits.
    if (received.status === 'pending') return list;
    if (list.scope.tab === 'open' && list.rows[changed]?.matched === 0)
      return withChange(list, changed, received);
  }
  const wanted = isNewsFor(list, received);
  if (wanted === list.fresh.has(received.id)) return list;
  const fresh = new Set(list.fresh);
  if (wanted) fresh.add(received.id);
  else fresh.delete(received.id);
  return { ...list, fresh };
}

/** What a player changed stands where the bet stood. Of a bet that was taken in part both are listed, and on which page the change is the list does not know. */
function withChange(list: BetList, at: number, change: Bet): BetList {
  const fresh = new Set(list.fresh);
  fresh.delete(change.id);
  return { ...list, rows: list.rows.with(at, change), fresh };
}

function isNewsFor({ scope, rows }: BetList, bet: Bet): boolean {
  if (!belongs(bet, scope)) return false;
  // Lists are newest first. An older open bet that is not on this page is on another one; an older bet that settles is new here all the same.
  const newest = rows[0]?.createdAt ?? null;
  return scope.tab === 'settled' || newest === null || (bet.createdAt ?? newest) > newest;
}

/** Whether the server would list the bet (SPORT-06). */
export function belongs(bet: Bet, { tab, segment = 'all', matchId, from, until }: BetScope): boolean {
  if (matchId !== undefined && bet.matchId !== matchId) return false;
  if (tab === 'open' && !isOpenBet(bet)) return false;
  if (tab === 'settled' && bet.status !== 'settled' && bet.status !== 'void') return false;
  if (segment !== 'all' && isOnRuns(bet.marketKind) !== (segment === 'fancy')) return false;
  // Without a date there is nothing that speaks against it.
  const at = bet.createdAt;
  return at === null || ((from === undefined || at >= from) && (until === undefined || at <= until));
}
