import type { Bet } from '@/domain/betting/Bet';
import { isSameSlip } from '@/domain/betting/isSameSlip';
import { isWaiting } from '@/domain/betting/isWaiting';
import { isOpenBet, laterBet } from '@/domain/betting/laterBet';
import { oddsHonoured } from '@/domain/betting/oddsHonoured';
import { sentVersion } from '@/domain/betting/sentVersion';
import { placementAfter } from '@/domain/betting/placementAfter';
import { settlingCue } from '@/domain/notices/Moment';
import type { BetId, BetKey } from '@/domain/shared/ids';
import type { PlaySound } from '../notices/PlaySound';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { PendingBet, SlipView } from '../ports/state/BettingState';
import {
  changeNotice,
  earlierNotice,
  lateNotice,
  outcomeNotice,
  settlementNotice,
  waitNotice,
  type BetNotice,
} from './betNotices';
import { findSlipOfKey, isCovered } from './findSlip';
import type { PendingBets } from './PendingBets';

/** Bets whose last state is remembered: enough to tell old news from new. */
const MAX_KNOWN = 1_000;

interface Known {
  readonly bet: Bet;
  /** What it was placed with, if it was placed here. */
  readonly key: BetKey | null;
  readonly at: number;
}

/**
 * Whatever the server says of a bet comes together here: the reply, pushes and answers by key, in any order and more than once. The later state
 * wins, so that each has its effect once (P15, P18).
 */
export class BetUpdates {
  readonly #known = new Map<BetId, Known>();
  /** Bets that wait to be matched or did, as the player was last notified of them. */
  readonly #waiting = new Map<BetId, Bet>();
  #count = 0;

  constructor(
    private readonly ports: Pick<Ports, 'betting' | 'clock' | 'logger'>,
    private readonly pending: PendingBets,
    private readonly notify: Notify,
    private readonly playSound: PlaySound['play'],
  ) {}

  /** The server's answer; returns the latest that is known of the bet. `placedWith`: the key of the order that this answers, for a backend whose bets do not carry one. */
  received(bet: Bet, placedWith: BetKey | null = null): Bet {
    const before = this.#known.get(bet.id)?.bet;
    const latest = this.#take(bet, placedWith);
    this.#tellSettlement(before, latest);
    return latest;
  }

  /** The server's own news. It also says by a notification how a bet ended, so we do not say it again. */
  pushed(bet: Bet): void {
    const waited = this.#waiting.get(bet.id);
    const latest = this.#take(bet, null);
    if (waited !== undefined && !this.#isShown(bet.id)) this.#tellWait(waited, latest);
  }

  /** The server's list of open bets. It may be newer than a push that is still on its way, or that was lost: what happened is said once, by whichever comes first. */
  listed(bets: readonly Bet[]): void {
    for (const bet of bets) {
      const known = this.#known.get(bet.id)?.bet;
      const latest = known === undefined ? bet : laterBet(known, bet);
      const waited = this.#waiting.get(bet.id);
      if (known !== undefined && hasMoved(known, latest)) this.#moveReceipt(latest);
      if (waited === undefined || this.#isShown(bet.id)) this.#rememberWaiting(latest);
      else this.#tellWait(waited, latest);
    }
  }

  #take(bet: Bet, placedWith: BetKey | null): Bet {
    const known = this.#known.get(bet.id);
    const key = bet.key ?? placedWith ?? known?.key ?? null;
    const before = known?.bet;
    const latest = before === undefined ? bet : laterBet(before, bet);
    const pending = this.pending.find(key);
    const listed = before ?? this.#listed(bet.id);
    const waited = listed?.status === 'pending';
    if (latest !== before) this.#remember(latest, key);
    this.#rememberWaiting(latest);
    const shown = this.#movePlacement(latest, key);
    if (pending !== null && latest.status !== 'pending') this.#decided(latest, pending, shown);
    else if (pending?.unheard === true) this.#seenAfterAll(pending);
    if (listed !== undefined && !isOver(listed) && isOver(latest))
      this.playSound(settlingCue(latest), { amount: latest.profitLoss });
    const answersChange = latest.replaces !== null && waited && latest.status !== 'pending';
    if (answersChange && !this.#calledBack(latest)) this.#notify(changeNotice(latest));
    return latest;
  }

  /** What the bet was placed with, as far as this page knows it. */
  keyOf(id: BetId): BetKey | null {
    return this.#known.get(id)?.key ?? null;
  }

  /** A point in time to ask `changedSince` for. */
  mark(): number {
    return this.#count;
  }

  /** What was received after the mark, oldest first. */
  changedSince(mark: number): readonly Bet[] {
    return [...this.#known.values()]
      .filter(({ at }) => at > mark)
      .toSorted((one, other) => one.at - other.at)
      .map(({ bet }) => bet);
  }

  forget(): void {
    this.#known.clear();
    this.#waiting.clear();
  }

  #listed(id: BetId): Bet | undefined {
    return this.ports.betting.openBets.find((each) => each.id === id);
  }

  #remember(bet: Bet, key: BetKey | null): void {
    this.#count += 1;
    this.#known.delete(bet.id);
    this.#known.set(bet.id, { bet, key, at: this.#count });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    this.ports.betting.openBetChanged(bet);
  }

  /** The slip that shows this bet. */
  #movePlacement(bet: Bet, key: BetKey | null): SlipView | null {
    const view = key === null ? null : findSlipOfKey(this.ports.betting, key);
    if (key !== null && view !== null && 'key' in view.placement) {
      const until = this.ports.clock.monotonic() + bet.delayLeftMs;
      this.ports.betting.placementMoved(
        view.id,
        placementAfter(view.placement, { kind: 'received', key, bet, until }),
      );
      return view;
    }
    return this.#moveReceipt(bet);
  }

  /** The receipt that shows this bet. */
  #moveReceipt(bet: Bet): SlipView | null {
    for (const each of this.ports.betting.slips) {
      const { id, placement } = each;
      if (placement.state !== 'accepted' || placement.bet.id !== bet.id) continue;
      const later = laterBet(placement.bet, bet);
      if (placement.bet !== later)
        this.ports.betting.placementMoved(id, placementAfter(placement, { kind: 'changed', bet: later }));
      return each;
    }
    return null;
  }

  /** On the receipt of a slip. */
  #isShown(bet: BetId): boolean {
    return this.ports.betting.slips.some(
      ({ placement }) => placement.state === 'accepted' && placement.bet.id === bet,
    );
  }

  #decided(bet: Bet, pending: PendingBet, shown: SlipView | null): void {
    this.pending.remove(pending.key);
    // Whoever cancels it here says what came of it.
    const calledBack = isCalledBack(bet) && this.#isCancelling(bet.id);
    if (!calledBack)
      this.playSound(isPlaced(bet) ? 'accepted' : 'rejected', { amount: null, side: bet.side });
    const { earlier = [] } = pending;
    const sent = sentVersion(bet, [pending.slip, ...earlier]) ?? pending.slip;
    if (!oddsHonoured(bet, sent))
      this.ports.logger.error('a bet was matched at worse odds than asked', {
        bet: bet.id,
        asked: sent.odds,
        given: bet.odds,
      });
    const wanted = shown?.slip ?? pending.slip;
    if (isPlaced(bet) && !isSameSlip(sent, wanted)) this.#notify(earlierNotice(bet));
    else if (pending.unheard === true) this.#notify(lateNotice(bet));
    else if (!calledBack && (shown === null || (!isPlaced(bet) && isCovered(this.ports.betting, shown.id))))
      this.#notify(outcomeNotice(bet));
  }

  /** It waits out its delay: from now on it is a bet like any other that is under way. */
  #seenAfterAll({ unheard: _, ...bet }: PendingBet): void {
    this.pending.put(bet);
  }

  /** The player cancelled the bet while the change waited: what became of the change is their own doing. */
  #calledBack({ replaces, status, reason }: Bet): boolean {
    if (replaces === null || status !== 'rejected' || reason !== 'betChanged') return false;
    return this.#known.get(replaces)?.bet.status === 'cancelled' || this.#isCancelling(replaces);
  }

  #isCancelling(bet: BetId): boolean {
    return this.ports.betting.changes.some(({ betId, what }) => betId === bet && what === 'cancel');
  }

  #rememberWaiting(bet: Bet): void {
    const before = this.#waiting.get(bet.id);
    if (!isOpenBet(bet)) this.#waiting.delete(bet.id);
    else if (before !== undefined) this.#waiting.set(bet.id, laterBet(before, bet));
    else if (isWaiting(bet)) this.#waiting.set(bet.id, bet);
  }

  #tellWait(waited: Bet, latest: Bet): void {
    const notice = waitNotice(waited, latest);
    if (notice === null) return;
    this.#rememberWaiting(latest);
    this.#notify(notice);
  }

  #notify({ message, type }: BetNotice): void {
    this.notify(message, type);
  }

  #tellSettlement(before: Bet | undefined, latest: Bet): void {
    if (latest === before || (before?.status === latest.status && before.profitLoss === latest.profitLoss))
      return;
    const notice = settlementNotice(latest);
    if (notice !== null) this.#notify(notice);
  }
}

/** Further than it was: a row that says the same as before may hold less of it. */
function hasMoved(known: Bet, latest: Bet): boolean {
  return latest.status !== known.status || latest.matched !== known.matched;
}

/** While its delay ran: nothing of it was taken. */
function isCalledBack({ status, matched }: Bet): boolean {
  return status === 'cancelled' && matched === 0;
}

function isOver({ status }: Bet): boolean {
  return status === 'settled' || status === 'void';
}

/** What was taken of a bet stands, even when the rest of it lapsed. */
function isPlaced({ status, matched }: Bet): boolean {
  return matched > 0 || (status !== 'rejected' && status !== 'lapsed' && status !== 'cancelled');
}
