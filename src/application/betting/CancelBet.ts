import { isWaiting } from '@/domain/betting/isWaiting';
import type { Bet } from '@/domain/betting/Bet';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BetId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Clock } from '../ports/device/Clock';
import type { BetsGateway } from '../ports/gateways/BetsGateway';
import type { BettingView } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import type { AskByKey } from '../shared/AskByKey';
import { SUBMISSIONS } from '../shared/submissions';
import type { BetChanges } from './BetChanges';
import type { BetUpdates } from './BetUpdates';
import type { LoadOpenBets } from './LoadOpenBets';

/**
 * Calls back what still waits of a bet, once. It has no key, for the bet itself can be cancelled only once: when the reply is lost the list of
 * open bets is asked, and a player who asks again cannot cancel twice (F89).
 */
export class CancelBet {
  constructor(
    private readonly bets: Pick<BetsGateway, 'cancel'>,
    private readonly betting: BettingView,
    private readonly session: SessionView,
    private readonly changes: BetChanges,
    private readonly news: BetUpdates,
    private readonly openBets: Pick<LoadOpenBets, 'execute'>,
    private readonly ask: Pick<AskByKey, 'ask' | 'drop'>,
    private readonly clock: Clock,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(id: BetId): Promise<void> {
    const bet = this.betting.openBets.find((each) => each.id === id && isWaiting(each));
    if (bet === undefined || !this.changes.begin(id, 'cancel')) return;
    this.ask.drop(questionOf(id));
    const since = this.clock.monotonic();
    const { epoch } = this.session;
    const reply = await this.bets.cancel(id);
    if (this.session.epoch !== epoch) return;
    if (reply.ok) {
      this.news.told(reply.value);
      this.changes.end(id, 'cancel');
      this.#sayCancelled(bet);
    } else if (fateOf(reply.error) === 'unknown') {
      this.#lookUp(bet, since);
    } else {
      await this.#refused(id, reply.error);
    }
  }

  /** It was taken, lapsed or was cancelled before: the list says which. */
  async #refused(id: BetId, failure: Failure): Promise<void> {
    this.changes.end(id, 'cancel');
    const known = failure.kind === 'refused' && REFUSALS.has(failure.code ?? '');
    this.notify.execute(
      known ? say('bet.notCancellable') : describeFailure(failure, 'bet.notCancelled'),
      'error',
    );
    if (failure.sent) await this.openBets.execute();
  }

  #lookUp(bet: Bet, since: number): void {
    const { id, selection } = bet;
    const { expectedMs, lifeMs, unheard } = SUBMISSIONS.cancel;
    let said = false;
    this.changes.move(id, 'cancel', 'unknown');
    this.ask.ask(
      questionOf(id),
      {
        find: () => this.#look(id),
        found: ({ taken }) => {
          this.changes.end(id, 'cancel');
          // Gone or taken. What was taken shows among the open bets; what was called back does not.
          if (!taken) this.#sayCancelled(bet);
          return null;
        },
        neverSeen: () => {
          this.changes.move(id, 'cancel', 'unheard');
          if (!said) this.notify.execute(say(unheard, { selection }), 'warning');
          said = true;
        },
        givenUp: () => this.changes.end(id, 'cancel'),
      },
      { since, expectedMs, lifeMs },
    );
  }

  /** null: it still waits. */
  async #look(id: BetId): Promise<Result<{ readonly taken: boolean } | null, Failure>> {
    await this.openBets.execute();
    if (this.betting.openBetsFailed !== null) return fail({ kind: 'offline', sent: true });
    const now = this.betting.openBets.find((each) => each.id === id);
    if (now !== undefined && isWaiting(now)) return ok(null);
    return ok({ taken: now !== undefined && now.matched >= now.stake });
  }

  #sayCancelled({ selection }: Bet): void {
    this.notify.execute(say('bet.cancelled', { selection }), 'success');
  }
}

function questionOf(id: BetId): string {
  return `cancel ${id}`;
}

const REFUSALS: ReadonlySet<string> = new Set(['NOT_CANCELLABLE', 'BET_UNKNOWN']);
