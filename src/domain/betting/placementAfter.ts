import { assertNever } from '@/domain/shared/assertNever';
import type { BetKey } from '@/domain/shared/ids';
import type { Bet } from './Bet';
import type { Placement } from './Placement';

type Submitted = { readonly kind: 'submitted'; readonly key: BetKey; readonly sentAt: number };
/** The server spoke of the bet: in its reply, by a push, or asked by key. `until`: when its delay ends, monotonic. */
type Received = {
  readonly kind: 'received';
  readonly key: BetKey;
  readonly bet: Bet;
  readonly until: number;
};
/** No reply, though the request may have arrived. */
type Lost = {
  readonly kind: 'lost';
  readonly key: BetKey;
  readonly sentAt: number;
  readonly overdue: boolean;
  /** What a refusal said that proves nothing. */
  readonly serverMessage?: string;
};
/** It is proven that the request never left. */
type ProvenNotSent = { readonly kind: 'provenNotSent' };
/** The server has never seen the key, and the request is late; it may still come. */
type NeverSeen = { readonly kind: 'neverSeen'; readonly key: BetKey; readonly sentAt: number };
/** Another version is wanted: the server is asked for the earlier one first. */
type Asked = { readonly kind: 'asked' };
/** It is proven by the tab that made its key that nothing ever left under it; this tab could not know. */
type LetGo = { readonly kind: 'letGo' };
/** The server may have forgotten the key: nobody can be asked any more. */
type GivenUp = { readonly kind: 'givenUp' };
/** The server said no to the request itself. */
type Refused = { readonly kind: 'refused'; readonly serverMessage?: string };
type Overdue = { readonly kind: 'overdue'; readonly key: BetKey; readonly sentAt: number };
/** A bet that stands went on: matched further, lapsed, settled. */
type Changed = { readonly kind: 'changed'; readonly bet: Bet };
type Edited = { readonly kind: 'edited' };
/** The market was closed. */
type Ended = { readonly kind: 'ended' };
type Acknowledged = { readonly kind: 'acknowledged' };

/** Which moves exist in which state. A move that is not listed here cannot be written (P18). */
interface Moves {
  readonly editing: Submitted | Edited | NeverSeen | Ended;
  readonly submitting: Received | Lost | ProvenNotSent | NeverSeen | Refused;
  readonly delayed: Received | Overdue;
  readonly unknown: Received | Overdue | NeverSeen | LetGo | GivenUp | Acknowledged;
  readonly unheard: Received | Submitted | Asked | Edited | LetGo | GivenUp;
  readonly asking: Received | NeverSeen | LetGo | GivenUp;
  readonly accepted: Changed | Edited | Acknowledged;
  readonly oddsChanged: Edited | Ended | Acknowledged;
  readonly rejected: Edited | Acknowledged;
  readonly ended: never;
}

type Taking<P> = P extends Placement ? (move: Moves[P['state']]) => void : never;
/** The moves that every state in question allows: a caller who has not looked at the state gets none. */
export type MoveFrom<P extends Placement> = Taking<P> extends (move: infer M) => void ? M : never;

const EDITING: Placement = { state: 'editing' };

/** The placement after a move. */
export function placementAfter<P extends Placement>(placement: P, move: MoveFrom<P>): Placement;
export function placementAfter(placement: Placement, move: Moves[Placement['state']]): Placement {
  switch (move.kind) {
    case 'submitted':
      return { state: 'submitting', key: move.key, sentAt: move.sentAt };
    case 'received':
      return placementOf(move);
    case 'changed':
      return { state: 'accepted', bet: move.bet };
    case 'lost':
      return {
        state: 'unknown',
        key: move.key,
        sentAt: move.sentAt,
        overdue: move.overdue,
        ...wordsOf(move),
      };
    case 'overdue':
      return { state: 'unknown', key: move.key, sentAt: move.sentAt, overdue: true, ...wordsOf(placement) };
    case 'neverSeen':
      return { state: 'unheard', key: move.key, sentAt: move.sentAt, ...wordsOf(placement) };
    case 'asked':
      return placement.state === 'unheard'
        ? { state: 'asking', key: placement.key, sentAt: placement.sentAt }
        : placement;
    case 'refused':
      return { state: 'rejected', reason: 'server', ...wordsOf(move) };
    case 'acknowledged':
      // While we still ask, the player cannot wave it away; once it is overdue, asking goes on behind.
      return placement.state === 'unknown' && !placement.overdue ? placement : EDITING;
    case 'ended':
      return { state: 'ended' };
    case 'edited':
      // Another version of a bet that may still come keeps its key.
      return placement.state === 'unheard' ? placement : EDITING;
    case 'provenNotSent':
    case 'letGo':
    case 'givenUp':
      return EDITING;
    default:
      return assertNever(move);
  }
}

function wordsOf(from: object): { readonly serverMessage?: string } {
  return 'serverMessage' in from && typeof from.serverMessage === 'string'
    ? { serverMessage: from.serverMessage }
    : {};
}

function placementOf({ key, bet, until }: Received): Placement {
  switch (bet.status) {
    case 'pending':
      return { state: 'delayed', key, bet, until };
    case 'rejected':
      return turnedDown(bet);
    case 'lapsed':
    case 'cancelled':
      return bet.matched > 0 ? { state: 'accepted', bet } : turnedDown(bet);
    case 'unmatched':
    case 'partlyMatched':
    case 'matched':
    case 'open':
    case 'other':
    case 'settled':
    case 'void':
      return { state: 'accepted', bet };
    default:
      return assertNever(bet.status);
  }
}

function turnedDown(bet: Bet): Placement {
  if (bet.reason === 'oddsChanged' && bet.offer !== null)
    return { state: 'oddsChanged', offer: bet.offer, offerLine: bet.offerLine };
  const otherwise = bet.status === 'cancelled' ? 'cancelled' : 'server';
  return { state: 'rejected', reason: bet.reason ?? otherwise };
}

/** Whether a bet is under way that must be decided before another can be placed (F53). */
export function isInFlight(placement: Placement): boolean {
  return (
    placement.state === 'submitting' ||
    placement.state === 'delayed' ||
    placement.state === 'asking' ||
    (placement.state === 'unknown' && !placement.overdue)
  );
}
