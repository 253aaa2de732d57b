import { isWaiting } from '@/domain/betting/isWaiting';
import type { Bet } from '@/domain/betting/Bet';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { BetId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Clock } from '../ports/device/Clock';
import type { BetsGateway } from '../ports/gateways/BetsGateway';
import type { BettingView } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import type { BetChanges } from './BetChanges';
import type { BetNews } from './BetNews';
import type { LoadOpenBets } from './LoadOpenBets';

/**
 * Calls back what still waits of a bet, once. When the reply is lost the list of open bets is asked, never the cancellation sent again: by
 * then the bet may have been taken.
 */
export class CancelBet {
  constructor(
    private readonly bets: Pick<BetsGateway, 'cancel'>,
    private readonly betting: BettingView,
    private readonly session: SessionView,
    private readonly changes: BetChanges,
    private readonly news: BetNews,
    private readonly openBets: Pick<LoadOpenBets, 'execute'>,
    private readonly clock: Clock,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(id: BetId): Promise<void> {
    const bet = this.#waiting(id);
    if (bet === null || !this.changes.begin(id, 'cancel')) return;
    const since = this.clock.monotonic();
    const { epoch } = this.session;
    const reply = await this.bets.cancel(id);
    if (this.session.epoch !== epoch) return;
    if (reply.ok) {
      this.news.told(reply.value);
      this.changes.end(id);
      this.#sayCancelled(bet);
    } else if (!reply.error.sent || reply.error.kind === 'refused') {
      await this.#refused(id, reply.error);
    } else {
      this.changes.ask(id, since, { look: (late) => this.#look(bet, late) });
    }
  }

  #waiting(id: BetId): Bet | null {
    return this.betting.openBets.find((bet) => bet.id === id && isWaiting(bet)) ?? null;
  }

  /** It was taken, lapsed or was cancelled before: the list says which. */
  async #refused(id: BetId, failure: Failure): Promise<void> {
    this.changes.end(id);
    const known = failure.kind === 'refused' && REFUSALS.has(failure.code ?? '');
    this.notify.execute(
      known ? say('bet.notCancellable') : describeFailure(failure, 'bet.notCancelled'),
      'error',
    );
    if (failure.sent) await this.openBets.execute();
  }

  async #look(bet: Bet, late: boolean): Promise<boolean> {
    await this.openBets.execute();
    if (this.betting.openBetsFailed !== null) return false;
    const now = this.betting.openBets.find(({ id }) => id === bet.id);
    if (now !== undefined && isWaiting(now)) {
      if (late) this.notify.execute(say('bet.notCancelled'), 'error');
      return late;
    }
    // Gone or taken. What was taken shows among the open bets; what was called back does not.
    if (now === undefined || now.matched < now.stake) this.#sayCancelled(bet);
    return true;
  }

  #sayCancelled({ selection }: Bet): void {
    this.notify.execute(say('bet.cancelled', { selection }), 'success');
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['NOT_CANCELLABLE', 'BET_UNKNOWN']);
