import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import { parseStake } from '@/domain/betting/parseStake';
import { slipErrors } from '@/domain/betting/slipErrors';
import { waitingStake } from '@/domain/betting/waitingBets';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { BetId } from '@/domain/shared/ids';
import type { BetEntry } from './BettingApp';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { BetEdit } from '../ports/gateways/BetsGateway';
import { termsOfEdit, type AskEdit } from './AskEdit';
import type { BetChanges } from './BetChanges';
import type { LoadOpenBets } from './LoadOpenBets';
import type { SentChanges } from './SentChanges';
import type { SlipChecks } from './SlipChecks';

/**
 * Other odds or another stake for what waits of a bet, in one step with the replacement's own key; what was taken of it stays beside it. The key belongs to the change of this bet until a server
 * has said what became of it: tried again it goes out with the same one, and another version asks for the earlier one first (F89).
 */
export function editBet(
  ports: Pick<Ports, 'betsGateway' | 'betting' | 'session' | 'ids' | 'clock'>,
  checks: SlipChecks,
  changes: BetChanges,
  sent: SentChanges,
  askEdit: AskEdit,
  openBets: Pick<LoadOpenBets, 'load'>,
  notify: Notify,
) {
  /** Fails with what is wrong with the entry, and then nothing was sent. What becomes of it later is in `changes` and the open bets. */
  return (id: BetId, entry: BetEntry): Result<void, Message> => {
    const bet = ports.betting.openBets.find((each) => each.id === id && isWaiting(each));
    if (bet === undefined) return fail(say('bet.notCancellable'));
    const stake = parseStake(entry.stakeText);
    if (!stake.ok) return fail(say(stake.error));
    const [problem] = slipErrors(checks.ofBet(bet, entry));
    if (problem !== undefined) return fail(problem.message);
    if (entry.odds === bet.requestedOdds && stake.value === waitingStake([bet])) return ok();
    if (changes.begin(id, 'edit')) void begin(bet, { odds: entry.odds, stake: stake.value });
    return ok();
  };

  async function begin(bet: Bet, wanted: Pick<BetEdit, 'odds' | 'stake'>): Promise<void> {
    const earlier = sent.find('edit', bet.id);
    const key = earlier?.key ?? ports.ids.betKey();
    const edit = { betId: bet.id, key, ...wanted, waiting: waitingStake([bet]) };
    const { epoch } = ports.session;
    const another = earlier !== null && earlier.terms !== termsOfEdit(edit);
    if (another && !(await askEdit.isFree(bet, key))) return;
    if (ports.session.epoch !== epoch) return;
    sent.put({
      what: 'edit',
      on: bet.id,
      key,
      terms: termsOfEdit(edit),
      ...(another || earlier?.changed === true ? { changed: true } : {}),
      sentAt: earlier?.sentAt ?? ports.clock.now(),
    });
    const since = ports.clock.monotonic();
    const reply = await ports.betsGateway.edit(edit);
    if (ports.session.epoch !== epoch) return;
    if (reply.ok) askEdit.answered(bet, edit, reply.value);
    else if (fateOf(reply.error) === 'unknown') askEdit.lost(bet, edit, since);
    else await refused(edit, reply.error, earlier !== null);
  }

  async function refused({ betId, key }: BetEdit, failure: Failure, sentBefore: boolean): Promise<void> {
    const taken = failure.kind === 'refused' && failure.code === 'NOT_CANCELLABLE';
    notify(taken ? say('bet.notCancellable') : describeFailure(failure, 'bet.notChanged'), 'error');
    // Nothing left this time: what left before may still come.
    if (!failure.sent && sentBefore) return changes.move(betId, 'edit', 'unheard');
    sent.remove(key);
    askEdit.drop(key);
    changes.end(betId, 'edit');
    if (failure.sent) await openBets.load();
  }
}
