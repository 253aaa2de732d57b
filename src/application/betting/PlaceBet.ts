import type { BetSlip } from '@/domain/betting/BetSlip';
import { betTimeoutMs } from '@/domain/betting/betTimes';
import { wordsOfSlip } from '@/domain/betting/betWords';
import { isSameSlip } from '@/domain/betting/isSameSlip';
import { parseStake } from '@/domain/betting/parseStake';
import type { Placement } from '@/domain/betting/Placement';
import { placementAfter, type MoveFrom } from '@/domain/betting/placementAfter';
import { slipErrors } from '@/domain/betting/slipErrors';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import type { BetKey, SlipId } from '@/domain/shared/ids';
import type { PlaySound } from '../notices/PlaySound';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { PendingBet, SlipView } from '../ports/state/BettingState';
import type { AskEarlier } from './AskEarlier';
import type { BetGuard } from './BetGuard';
import type { BetUpdates } from './BetUpdates';
import { findSlip, findSlipOfKey } from './findSlip';
import type { SavedSlips } from './SavedSlips';
import type { PendingBets } from './PendingBets';
import type { ReconcilePlacement } from './ReconcilePlacement';
import type { SlipChecks } from './SlipChecks';
import { MAX_SLIPS } from './OpenSlips';
import { orderOf } from './orderOf';

const AFTER_DELAY_MS = 1_000;
const MAX_VERSIONS = 10;

type Submitting = Extract<Placement, { state: 'submitting' }>;

/** A key that provably left with nothing, and the slip that it was made for. */
interface UnusedKey {
  readonly key: BetKey;
  readonly slip: BetSlip;
}

/**
 * Places the bet of a slip, once (F53). The key is stored before anything leaves, and stays with what the player wanted until a server has said what
 * became of it: a lost reply makes the bet unknown, never failed (F54), and what is placed again goes out under the same key (F56, F89).
 */
export class PlaceBet {
  #unused: readonly UnusedKey[] = [];

  constructor(
    private readonly ports: Pick<
      Ports,
      'betsGateway' | 'betting' | 'board' | 'session' | 'ids' | 'clock' | 'config'
    >,
    private readonly checks: SlipChecks,
    private readonly pending: PendingBets,
    private readonly news: BetUpdates,
    private readonly reconcile: ReconcilePlacement,
    private readonly askEarlier: AskEarlier,
    private readonly notify: Notify,
    private readonly saved: Pick<SavedSlips, 'keep'>,
    private readonly playSound: PlaySound['play'],
    private readonly guard: Pick<BetGuard, 'doubts' | 'sending'>,
  ) {}

  /**
   * Does nothing when something stands in the way: `Preview` says what. What looks like a slip of the finger, or was placed elsewhere meanwhile, is asked
   * about in its slip, and not placed.
   */
  async place(id: SlipId): Promise<void> {
    await this.#place(id, () => this.#asksAbout(id));
  }

  /** The player has read what is odd about the bet, and means it. */
  async placeAnyway(id: SlipId): Promise<void> {
    await this.#place(id, () => false);
  }

  async #place(id: SlipId, asks: () => boolean): Promise<void> {
    // A press is never lost on a bet of another tab: first the server is asked about that one. What was changed meanwhile was not pressed for.
    const pressed = findSlip(this.ports.betting, id);
    if (pressed === null || !isFree(pressed)) return;
    const { epoch } = this.ports.session;
    const asked = this.reconcile.askElsewhere(pressed.slip.selection);
    if (asked !== null) await asked;
    const view = findSlip(this.ports.betting, id);
    if (view === null || !isFree(view) || this.ports.session.epoch !== epoch) return;
    if (!isSameSlip(view.slip, pressed.slip) || asks()) return;
    const earlier = this.askEarlier.takeUp(view);
    if (this.#placeable(id) === null) return;
    const goesOn = earlier === null || isSameSlip(earlier.slip, view.slip);
    if (!goesOn && !(await this.askEarlier.isStillUnseen(id, earlier))) return;
    await this.#send(id, earlier);
  }

  #asksAbout(id: SlipId): boolean {
    const view = this.#placeable(id);
    if (view === null || this.#isSentBefore(view)) return false;
    const doubts = this.guard.doubts(view);
    if (doubts.length > 0) this.ports.betting.slipDoubted(id, doubts);
    return doubts.length > 0;
  }

  /** As it is: the player meant it then. */
  #isSentBefore({ slip, placement }: SlipView): boolean {
    const sent = placement.state === 'unheard' ? this.pending.find(placement.key) : null;
    return sent !== null && isSameSlip(sent.slip, slip);
  }

  #placeable(id: SlipId): SlipView | null {
    const view = findSlip(this.ports.betting, id);
    if (view === null || !isFree(view)) return null;
    return slipErrors(this.checks.situation(view)).length > 0 ? null : view;
  }

  async #send(id: SlipId, earlier: PendingBet | null): Promise<void> {
    // Looked at once more: while the earlier one was asked for, the market may have closed.
    const view = this.#placeable(id);
    const stake = parseStake(view?.slip.stakeText ?? '');
    const conditions = view === null ? null : this.ports.board.conditions(view.slip.selection.marketId);
    if (view === null || !stake.ok || conditions === null) return;
    const { slip, placement } = view;
    if (placement.state !== 'editing' && placement.state !== 'unheard') return;
    const { delaySeconds, version } = conditions;
    const bet: PendingBet = {
      key: earlier?.key ?? this.#keyFor(slip),
      slip,
      stake: stake.value,
      sentAt: earlier?.sentAt ?? this.ports.clock.now(),
      delaySeconds,
      ...(earlier === null ? {} : { resent: true as const }),
      ...versionsBefore(earlier, slip),
    };
    const since = this.ports.clock.monotonic();
    const { epoch } = this.ports.session;
    this.pending.put(bet);
    this.guard.sending(bet);
    this.ports.betting.placementMoved(
      id,
      placementAfter(placement, { kind: 'submitted', key: bet.key, sentAt: bet.sentAt }),
    );
    this.saved.keep();
    const reply = await this.ports.betsGateway.place(
      orderOf(bet, version, this.ports.config.capabilities),
      betTimeoutMs(delaySeconds),
    );
    // The session is over: the key stays with its user, and is asked for at the next log-in (F62, F63).
    if (this.ports.session.epoch !== epoch) return;
    if (reply.ok) this.#received(bet, since, reply.value);
    else if (this.#submitting(bet) !== null && fateOf(reply.error) === 'notSent')
      this.#neverSent(bet, earlier);
    else this.#lost(bet, since, reply.error);
  }

  #keyFor(slip: BetSlip): BetKey {
    const unused = this.#unused.find((each) => isSameSlip(each.slip, slip));
    this.#unused = this.#unused.filter((each) => each !== unused);
    return unused?.key ?? this.ports.ids.betKey();
  }

  #received(bet: PendingBet, since: number, received: Parameters<BetUpdates['received']>[0]): void {
    this.news.received(received, bet.key);
    // The end of the delay comes as a push; a push can be lost.
    if (this.pending.find(bet.key) !== null)
      this.reconcile.watch(bet, { since, firstMs: received.delayLeftMs + AFTER_DELAY_MS });
  }

  /** Its slip, as long as that waits for the answer: a push may have brought this bet already. */
  #submitting({ key }: PendingBet): SlipView | null {
    const view = findSlipOfKey(this.ports.betting, key);
    return view?.placement.state === 'submitting' ? view : null;
  }

  /** Nothing left this time. What left under this key before may still come. */
  #neverSent(bet: PendingBet, earlier: PendingBet | null): void {
    if (earlier === null && this.pending.letGo(bet)) {
      this.#unused = [...this.#unused, { key: bet.key, slip: bet.slip }].slice(-MAX_SLIPS);
      this.#move(bet, { kind: 'provenNotSent' });
    } else {
      this.pending.unheard(earlier ?? bet);
      this.#move(bet, { kind: 'neverSeen', key: bet.key, sentAt: bet.sentAt });
    }
    this.notify(say('bet.notSent', wordsOfSlip(bet.slip, bet.stake)), 'error');
    this.playSound('rejected');
  }

  #lost(bet: PendingBet, since: number, failure: Failure): void {
    const { betKeys } = this.ports.config.capabilities;
    const words = wordsIn(failure);
    const final = betKeys ? fateOf(failure) === 'answered' : isPlainNo(failure);
    if (final && this.#submitting(bet) !== null) {
      this.#move(bet, { kind: 'refused', ...words });
      this.playSound('rejected');
      this.pending.remove(bet.key);
      return;
    }
    const { key, sentAt } = bet;
    this.#move(bet, { kind: 'lost', key, sentAt, overdue: !betKeys, ...words });
    if (this.pending.find(key) !== null) this.reconcile.watch(bet, { since, answered: isPlainNo(failure) });
  }

  #move(bet: PendingBet, move: MoveFrom<Submitting>): void {
    const view = this.#submitting(bet);
    const submitting: Submitting = { state: 'submitting', key: bet.key, sentAt: bet.sentAt };
    if (view !== null) this.ports.betting.placementMoved(view.id, placementAfter(submitting, move));
  }
}

function isFree({ placement }: SlipView): boolean {
  return placement.state === 'editing' || placement.state === 'unheard';
}

/** What was sent under the key in other versions: whichever comes first owns it. */
function versionsBefore(earlier: PendingBet | null, slip: BetSlip): Pick<PendingBet, 'earlier'> {
  if (earlier === null) return {};
  const versions = [earlier.slip, ...(earlier.earlier ?? [])].filter((each) => !isSameSlip(each, slip));
  return versions.length === 0 ? {} : { earlier: versions.slice(0, MAX_VERSIONS) };
}

/** It was dealt with, in words that prove nothing where a server can be asked; where it cannot, they are final. */
function isPlainNo(failure: Failure): boolean {
  return failure.kind === 'coolDown' || (failure.kind === 'refused' && failure.code !== 'KEY_REUSED');
}

function wordsIn(failure: Failure): { readonly serverMessage?: string } {
  return isPlainNo(failure) && 'message' in failure && failure.message !== undefined
    ? { serverMessage: failure.message }
    : {};
}
