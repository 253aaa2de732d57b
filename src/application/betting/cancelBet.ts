import { canCancel } from '@/domain/betting/canCancel';
import type { Bet } from '@/domain/betting/Bet';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { BetId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { AskByKey } from '../shared/AskByKey';
import { SUBMISSIONS } from '../shared/submissions';
import type { BetChanges } from './BetChanges';
import type { BetUpdates } from './BetUpdates';
import type { LoadOpenBets } from './LoadOpenBets';

/**
 * What a cancellation came to: the server has said that it is cancelled, that it came too late, or neither yet; it was not done, and the bet still waits;
 * or nothing was asked, because there was nothing to ask for.
 */
export type CancelOutcome = 'cancelled' | 'tooLate' | 'unknown' | 'failed' | 'notAsked';

/**
 * Calls back what still waits of a bet, once; where the backend lets it, also a bet whose in-play delay runs: which of the two was first is the server's
 * word. It has no key, for the bet itself can be cancelled only once: when the reply is lost the list of open bets is asked, or the bet by its own key, and
 * a player who asks again cannot cancel twice (F89).
 */
export function cancelBet(
  ports: Pick<Ports, 'betsGateway' | 'betting' | 'session' | 'clock' | 'config'>,
  changes: BetChanges,
  news: BetUpdates,
  openBets: Pick<LoadOpenBets, 'load'>,
  ask: Pick<AskByKey, 'ask' | 'drop'>,
  notify: Notify,
) {
  /** `quiet`: what came of it is said by whoever asks; what is found out later is said here. */
  return async (id: BetId, quiet = false): Promise<CancelOutcome> => {
    const { cancelInDelay } = ports.config.capabilities;
    const bet = ports.betting.openBets.find((each) => each.id === id && canCancel(each, cancelInDelay));
    if (bet === undefined || !changes.begin(id, 'cancel')) return 'notAsked';
    ask.drop(questionOf(id));
    const since = ports.clock.monotonic();
    const { epoch } = ports.session;
    const reply = await ports.betsGateway.cancel(id);
    if (ports.session.epoch !== epoch) return 'notAsked';
    if (reply.ok) {
      news.received(reply.value);
      changes.end(id, 'cancel');
      if (!quiet) sayCancelled(bet);
      return 'cancelled';
    }
    if (fateOf(reply.error) === 'unknown') {
      lookUp(bet, since);
      return 'unknown';
    }
    return refused(bet, reply.error, quiet);
  };

  /** It was taken, lapsed or was cancelled before: the list says which. */
  async function refused({ id, status }: Bet, failure: Failure, quiet: boolean): Promise<CancelOutcome> {
    changes.end(id, 'cancel');
    const known = failure.kind === 'refused' && REFUSALS.has(failure.code ?? '');
    if (!quiet)
      notify(
        known
          ? say(status === 'pending' ? 'bet.cancelledTooLate' : 'bet.notCancellable')
          : describeFailure(failure, 'bet.notCancelled'),
        'error',
      );
    if (failure.sent) await openBets.load();
    return known ? 'tooLate' : 'failed';
  }

  function lookUp(bet: Bet, since: number): void {
    const { id, selection } = bet;
    const { expectedMs, lifeMs, unheard } = SUBMISSIONS.cancel;
    let said = false;
    changes.move(id, 'cancel', 'unknown');
    ask.ask(
      questionOf(id),
      {
        find: () => (bet.status === 'pending' ? lookByKey(bet) : look(id)),
        found: ({ cancelled }) => {
          changes.end(id, 'cancel');
          // What was taken shows among the open bets; what was called back does not.
          if (cancelled) sayCancelled(bet);
          return null;
        },
        neverSeen: () => {
          changes.move(id, 'cancel', 'unheard');
          if (!said) notify(say(unheard, { selection }), 'warning');
          said = true;
        },
        givenUp: () => changes.end(id, 'cancel'),
      },
      { since, expectedMs, lifeMs },
    );
  }

  /** null: it still waits. */
  async function look(id: BetId): Promise<Result<Found | null, Failure>> {
    await openBets.load();
    if (ports.betting.openBetsFailed !== null) return fail({ kind: 'offline', sent: true });
    const now = ports.betting.openBets.find((each) => each.id === id);
    if (now !== undefined && canCancel(now, true)) return ok(null);
    return ok({ cancelled: now === undefined || now.matched < now.stake });
  }

  /** Its delay is over by then: gone from the list it may as well have been refused. Without keys what became of it is the slip's matter. */
  async function lookByKey({ id, key }: Bet): Promise<Result<Found | null, Failure>> {
    if (key === null || !ports.config.capabilities.betKeys) {
      const seen = await look(id);
      return seen.ok && seen.value !== null ? ok({ cancelled: false }) : seen;
    }
    const answer = await ports.betsGateway.byKey(key);
    if (!answer.ok || answer.value === null) return fail(answer.ok ? NOT_SEEN : answer.error);
    const latest = news.received(answer.value);
    return ok(canCancel(latest, true) ? null : { cancelled: latest.status === 'cancelled' });
  }

  /** While the delay ran nothing was taken that could come back. */
  function sayCancelled({ selection, status }: Bet): void {
    notify(say('bet.cancelled', { selection, when: status === 'pending' ? 'delay' : 'open' }), 'success');
  }
}

/** What became of the bet itself. */
interface Found {
  readonly cancelled: boolean;
}

/** The bet is there: a server that does not know its key has said nothing of it. */
const NOT_SEEN: Failure = { kind: 'unexpected', sent: true };

function questionOf(id: BetId): string {
  return `cancel ${id}`;
}

const REFUSALS: ReadonlySet<string> = new Set(['NOT_CANCELLABLE', 'BET_UNKNOWN']);
