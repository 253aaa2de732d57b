import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import { parseStake } from '@/domain/betting/parseStake';
import { slipErrors } from '@/domain/betting/slipErrors';
import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BetId, BetKey } from '@/domain/shared/ids';
import type { BetEntry } from './BetEntry';
import type { Notify } from '../notices/Notify';
import type { AppConfig } from '../ports/device/AppConfig';
import type { Clock } from '../ports/device/Clock';
import type { IdSource } from '../ports/device/IdSource';
import type { BetsGateway, EditedBet } from '../ports/gateways/BetsGateway';
import type { BettingView } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import { changeNotice } from './betNotices';
import type { BetChanges } from './BetChanges';
import type { BetNews } from './BetNews';
import type { LoadOpenBets } from './LoadOpenBets';
import type { SlipChecks } from './SlipChecks';

/** Other odds or another stake for a bet that waits, in one step with the replacement's own key; a lost reply is asked for by that key. */
export class EditBet {
  constructor(
    private readonly bets: Pick<BetsGateway, 'edit' | 'byKey'>,
    private readonly betting: BettingView,
    private readonly session: SessionView,
    private readonly checks: SlipChecks,
    private readonly changes: BetChanges,
    private readonly news: BetNews,
    private readonly openBets: Pick<LoadOpenBets, 'execute'>,
    private readonly ids: Pick<IdSource, 'betKey'>,
    private readonly clock: Clock,
    private readonly notify: Pick<Notify, 'execute'>,
    private readonly config: Pick<AppConfig, 'capabilities'>,
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
    if (this.changes.begin(id, 'edit'))
      void this.#send(bet, { betId: id, key: this.ids.betKey(), odds: entry.odds, stake: stake.value });
    return ok();
  }

  async #send(bet: Bet, edit: Parameters<BetsGateway['edit']>[0]): Promise<void> {
    const since = this.clock.monotonic();
    const { epoch } = this.session;
    const reply = await this.bets.edit(edit);
    if (this.session.epoch !== epoch) return;
    if (reply.ok) {
      this.#told(reply.value, edit.key);
      this.changes.end(bet.id);
    } else if (!reply.error.sent || (reply.error.kind === 'refused' && reply.error.code !== 'KEY_REUSED')) {
      this.changes.end(bet.id);
      const taken = reply.error.kind === 'refused' && reply.error.code === 'NOT_CANCELLABLE';
      this.notify.execute(
        taken ? say('bet.notCancellable') : describeFailure(reply.error, 'bet.notChanged'),
        'error',
      );
      if (reply.error.sent) await this.openBets.execute();
    } else {
      this.changes.ask(bet.id, since, { look: (late) => this.#look(bet, edit.key, late) });
    }
  }

  #told({ bet, replacement }: EditedBet, key: BetKey): void {
    this.news.told(bet);
    this.#replaced(replacement, key);
  }

  /** What was pushed before the answer was said when it was pushed. */
  #replaced(replacement: Bet, key: BetKey): void {
    const latest = this.news.told(replacement, key);
    if (replacement.status === 'pending' && latest.status !== 'pending') return;
    const notice = changeNotice(latest);
    this.notify.execute(notice.message, notice.type);
  }

  async #look(bet: Bet, key: BetKey, late: boolean): Promise<boolean> {
    if (this.config.capabilities.betKeys) {
      const reply = await this.bets.byKey(key);
      if (!reply.ok) return false;
      if (reply.value !== null) this.#replaced(reply.value, key);
      else if (!late) return false;
      else this.notify.execute(say('bet.notChanged'), 'error');
      await this.openBets.execute();
      return true;
    }
    // Without keys the list shows whether the old one is still there.
    await this.openBets.execute();
    if (this.betting.openBetsFailed !== null) return false;
    const waits = this.betting.openBets.some((each) => each.id === bet.id && isWaiting(each));
    if (waits && late) this.notify.execute(say('bet.notChanged'), 'error');
    return late || !waits;
  }
}
