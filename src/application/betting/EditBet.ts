import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import { parseStake } from '@/domain/betting/parseStake';
import { slipErrors } from '@/domain/betting/slipErrors';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BetId } from '@/domain/shared/ids';
import type { BetEntry } from './BetEntry';
import type { Notify } from '../notices/Notify';
import type { Clock } from '../ports/device/Clock';
import type { IdSource } from '../ports/device/IdSource';
import type { BetEdit, BetsGateway } from '../ports/gateways/BetsGateway';
import type { BettingView } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import type { AskEdit } from './AskEdit';
import type { BetChanges } from './BetChanges';
import type { LoadOpenBets } from './LoadOpenBets';
import type { SentChanges } from './SentChanges';
import type { SlipChecks } from './SlipChecks';
import { termsOfEdit } from './termsOfEdit';

/**
 * Other odds or another stake for a bet that waits, in one step with the replacement's own key. The key belongs to the change of this bet until a server
 * has said what became of it: tried again it goes out with the same one, and another version asks for the earlier one first (F89).
 */
export class EditBet {
  constructor(
    private readonly bets: Pick<BetsGateway, 'edit'>,
    private readonly betting: BettingView,
    private readonly session: SessionView,
    private readonly checks: SlipChecks,
    private readonly changes: BetChanges,
    private readonly sent: SentChanges,
    private readonly askEdit: AskEdit,
    private readonly openBets: Pick<LoadOpenBets, 'execute'>,
    private readonly ids: Pick<IdSource, 'betKey'>,
    private readonly clock: Clock,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  /** Fails with what is wrong with the entry, and then nothing was sent. What becomes of it later is in `changes` and the open bets. */
  execute(id: BetId, entry: BetEntry): Result<void, Message> {
    const bet = this.betting.openBets.find((each) => each.id === id && isWaiting(each));
    if (bet === undefined) return fail(say('bet.notCancellable'));
    const stake = parseStake(entry.stakeText);
    if (!stake.ok) return fail(say(stake.error));
    const [problem] = slipErrors(this.checks.ofBet(bet, entry)).filter(({ short }) => short === undefined);
    if (problem !== undefined) return fail(problem.message);
    if (entry.odds === bet.requestedOdds && stake.value === bet.stake) return ok();
    if (this.changes.begin(id, 'edit')) void this.#begin(bet, { odds: entry.odds, stake: stake.value });
    return ok();
  }

  async #begin(bet: Bet, wanted: Pick<BetEdit, 'odds' | 'stake'>): Promise<void> {
    const earlier = this.sent.find('edit', bet.id);
    const key = earlier?.key ?? this.ids.betKey();
    const edit = { betId: bet.id, key, ...wanted };
    const { epoch } = this.session;
    const another = earlier !== null && earlier.terms !== termsOfEdit(edit);
    if (another && !(await this.askEdit.isFree(bet, key))) return;
    if (this.session.epoch !== epoch) return;
    this.sent.put({
      what: 'edit',
      on: bet.id,
      key,
      terms: termsOfEdit(edit),
      ...(another || earlier?.changed === true ? { changed: true } : {}),
      sentAt: earlier?.sentAt ?? this.clock.now(),
    });
    const since = this.clock.monotonic();
    const reply = await this.bets.edit(edit);
    if (this.session.epoch !== epoch) return;
    if (reply.ok) this.askEdit.answered(bet, edit, reply.value);
    else if (fateOf(reply.error) === 'unknown') this.askEdit.lost(bet, edit, since);
    else await this.#refused(edit, reply.error, earlier !== null);
  }

  async #refused({ betId, key }: BetEdit, failure: Failure, sentBefore: boolean): Promise<void> {
    const taken = failure.kind === 'refused' && failure.code === 'NOT_CANCELLABLE';
    this.notify.execute(
      taken ? say('bet.notCancellable') : describeFailure(failure, 'bet.notChanged'),
      'error',
    );
    // Nothing left this time: what left before may still come.
    if (!failure.sent && sentBefore) return this.changes.move(betId, 'edit', 'unheard');
    this.sent.remove(key);
    this.askEdit.drop(key);
    this.changes.end(betId, 'edit');
    if (failure.sent) await this.openBets.execute();
  }
}
