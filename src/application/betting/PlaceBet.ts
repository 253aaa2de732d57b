import type { BetSlip } from '@/domain/betting/BetSlip';
import { betTimeoutMs } from '@/domain/betting/betTimes';
import { parseStake } from '@/domain/betting/parseStake';
import type { Placement } from '@/domain/betting/Placement';
import { placementAfter } from '@/domain/betting/placementAfter';
import type { MoveFrom } from '@/domain/betting/placementAfter';
import { slipErrors } from '@/domain/betting/slipErrors';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { BetKey, SlipId } from '@/domain/shared/ids';
import type { GiveCue } from '../notices/GiveCue';
import type { Notify } from '../notices/Notify';
import type { AppConfig } from '../ports/device/AppConfig';
import type { Clock } from '../ports/device/Clock';
import type { IdSource } from '../ports/device/IdSource';
import type { BetOrder, BetsGateway } from '../ports/gateways/BetsGateway';
import type { BettingState, PendingBet, SlipView } from '../ports/state/BettingState';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { SessionView } from '../ports/state/SessionState';
import type { BetNews } from './BetNews';
import { findSlip, findSlipOfKey } from './findSlip';
import type { KeptSlips } from './KeptSlips';
import type { PendingBets } from './PendingBets';
import type { Answered, ReconcilePlacement } from './ReconcilePlacement';
import type { SlipChecks } from './SlipChecks';
import { MOST_SLIPS } from './SlipDesk';

const AFTER_DELAY_MS = 1_000;

type Submitting = Extract<Placement, { state: 'submitting' }>;

/** A key that provably reached nobody, and the slip that it was made for. */
interface UnusedKey {
  readonly key: BetKey;
  readonly slip: BetSlip;
}

/**
 * Places the bet of a slip, once (F53). The key is stored before anything leaves; a reply that is lost makes the bet unknown, never failed
 * (F54), and only a request that provably never left is taken back (F56).
 */
export class PlaceBet {
  #unused: readonly UnusedKey[] = [];

  constructor(
    private readonly bets: Pick<BetsGateway, 'place'>,
    private readonly betting: BettingState,
    private readonly board: MarketBoardView,
    private readonly session: SessionView,
    private readonly checks: SlipChecks,
    private readonly pending: PendingBets,
    private readonly news: BetNews,
    private readonly reconcile: ReconcilePlacement,
    private readonly ids: Pick<IdSource, 'betKey'>,
    private readonly clock: Clock,
    private readonly notify: Pick<Notify, 'execute'>,
    private readonly config: Pick<AppConfig, 'capabilities'>,
    private readonly kept: Pick<KeptSlips, 'keep'>,
    private readonly cue: Pick<GiveCue, 'execute'>,
  ) {}

  /** Does nothing when something stands in the way: `Preview` says what. */
  async execute(id: SlipId): Promise<void> {
    const view = findSlip(this.betting, id);
    if (view === null || view.placement.state !== 'editing') return;
    const { slip, placement } = view;
    const stake = parseStake(slip.stakeText);
    const conditions = this.board.conditions(slip.selection.marketId);
    if (!stake.ok || conditions === null || slipErrors(this.checks.situation(view)).length > 0) return;

    const { delaySeconds, version } = conditions;
    const bet: PendingBet = {
      key: this.#keyFor(slip),
      slip,
      stake: stake.value,
      sentAt: this.clock.now(),
      delaySeconds,
    };
    const since = this.clock.monotonic();
    const { epoch } = this.session;
    this.pending.add(bet);
    this.betting.placementMoved(
      id,
      placementAfter(placement, { kind: 'submitted', key: bet.key, sentAt: bet.sentAt }),
    );
    this.kept.keep();
    const reply = await this.bets.place(orderOf(bet, version), betTimeoutMs(delaySeconds));
    // The session is over: the key stays with its user, and is asked for at the next log-in (F62, F63).
    if (this.session.epoch !== epoch) return;
    if (reply.ok) this.#told(bet, since, reply.value);
    else if (reply.error.sent || this.#submitting(bet) === null) this.#lost(bet, since, reply.error);
    else this.#neverSent(bet);
  }

  #keyFor(slip: BetSlip): BetKey {
    const unused = this.#unused.find((each) => isSameSlip(each.slip, slip));
    this.#unused = this.#unused.filter((each) => each !== unused);
    return unused?.key ?? this.ids.betKey();
  }

  #told(bet: PendingBet, since: number, told: Parameters<BetNews['told']>[0]): void {
    this.news.told(told, bet.key);
    // The end of the delay comes as a push; a push can be lost.
    if (this.pending.find(bet.key) !== null)
      this.reconcile.watch(bet, since, told.delayLeftMs + AFTER_DELAY_MS);
  }

  /** Its slip, as long as that waits for the answer: a push may have told of this bet already. */
  #submitting({ key }: PendingBet): SlipView | null {
    const view = findSlipOfKey(this.betting, key);
    return view?.placement.state === 'submitting' ? view : null;
  }

  #neverSent(bet: PendingBet): void {
    this.#unused = [...this.#unused, { key: bet.key, slip: bet.slip }].slice(-MOST_SLIPS);
    this.pending.remove(bet.key);
    this.#move(bet, { kind: 'provenNotSent' });
    this.notify.execute(say('bet.notPlaced'), 'error');
    this.cue.execute('rejected');
  }

  #lost(bet: PendingBet, since: number, failure: Failure): void {
    const { betKeys } = this.config.capabilities;
    const answered = answerIn(failure);
    if (this.#submitting(bet) !== null && answered !== null && !betKeys) {
      // Nobody can be asked, so the no is final.
      this.#move(bet, { kind: 'refused', ...answered });
      this.cue.execute('rejected');
      this.pending.remove(bet.key);
    } else {
      const { key, sentAt } = bet;
      this.#move(bet, { kind: 'lost', key, sentAt, overdue: !betKeys });
    }
    if (this.pending.find(bet.key) !== null) this.reconcile.watch(bet, since, 0, answered);
  }

  #move(bet: PendingBet, move: MoveFrom<Submitting>): void {
    const view = this.#submitting(bet);
    const submitting: Submitting = { state: 'submitting', key: bet.key, sentAt: bet.sentAt };
    if (view !== null) this.betting.placementMoved(view.id, placementAfter(submitting, move));
  }
}

function orderOf({ key, slip, stake }: PendingBet, marketVersion: number): BetOrder {
  const { marketId, marketKind, runnerId, side } = slip.selection;
  return {
    key,
    marketKind,
    marketId,
    runnerId,
    side,
    odds: slip.odds,
    line: slip.line,
    stake,
    // Checked a moment ago: the slip's odds are still on offer at this version, or the player takes any.
    marketVersion,
    acceptOdds: slip.acceptOdds,
  };
}

/** A plain no proves that the request was dealt with: it cannot arrive later. That the key was used says the opposite. */
function answerIn(failure: Failure): Answered | null {
  if (failure.kind === 'coolDown' || (failure.kind === 'refused' && failure.code !== 'KEY_REUSED'))
    return failure.message === undefined ? {} : { serverMessage: failure.message };
  return null;
}

function isSameSlip(one: BetSlip, other: BetSlip): boolean {
  return (
    one.selection.marketId === other.selection.marketId &&
    one.selection.runnerId === other.selection.runnerId &&
    one.selection.side === other.selection.side &&
    one.odds === other.odds &&
    one.line === other.line &&
    one.marketVersion === other.marketVersion &&
    one.stakeText === other.stakeText &&
    one.acceptOdds === other.acceptOdds
  );
}
