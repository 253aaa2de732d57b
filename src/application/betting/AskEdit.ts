import type { Bet } from '@/domain/betting/Bet';
import { wordsOfBet } from '@/domain/betting/betWords';
import { isWaiting } from '@/domain/betting/isWaiting';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { betId, type BetId, type BetKey } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { BetEdit, EditedBet } from '../ports/gateways/BetsGateway';
import type { AskByKey } from '../shared/AskByKey';
import { SUBMISSIONS } from '../shared/submissions';
import { changeNotice } from './betNotices';
import type { BetChanges } from './BetChanges';
import type { BetUpdates } from './BetUpdates';
import type { LoadOpenBets } from './LoadOpenBets';
import type { SentChanges } from './SentChanges';

/** What became of a change of a bet: in the server's answer, or asked for by the replacement's key until it has said it. */
export class AskEdit {
  constructor(
    private readonly ports: Pick<Ports, 'betsGateway' | 'betting' | 'clock' | 'config'>,
    private readonly changes: BetChanges,
    private readonly sent: SentChanges,
    private readonly news: BetUpdates,
    private readonly openBets: Pick<LoadOpenBets, 'load'>,
    private readonly ask: AskByKey,
    private readonly notify: Notify,
  ) {}

  answered(bet: Bet, { key }: BetEdit, { bet: old, replacement }: EditedBet): void {
    this.news.received(old);
    this.#decided(bet.id, replacement, key);
  }

  /** `since`: monotonic, when it was sent. */
  lost({ id, selection }: Pick<Bet, 'id' | 'selection'>, { key }: Pick<BetEdit, 'key'>, since: number): void {
    this.changes.move(id, 'edit', 'unknown');
    const { betKeys } = this.ports.config.capabilities;
    const { expectedMs, lifeMs, unheard } = SUBMISSIONS.edit;
    // Found after a reload: which bet it is the list has yet to say.
    let said = selection === '';
    this.ask.ask(
      key,
      {
        find: (): Promise<Result<Bet | 'gone' | null, Failure>> =>
          betKeys ? this.ports.betsGateway.byKey(key) : this.#look(id),
        found: (replacement) => {
          if (typeof replacement !== 'string') this.#decided(id, replacement, key);
          else this.#over(id, key);
          void this.openBets.load();
          return null;
        },
        neverSeen: () => {
          this.changes.move(id, 'edit', 'unheard');
          if (!said) this.notify(say(betKeys ? unheard : 'bet.changeNotKnown', { selection }), 'warning');
          said = true;
          // Nobody can be asked by a key: the list has shown that the bet still waits, and the player was told to look.
          if (!betKeys) this.#over(id, key);
        },
        givenUp: () => this.#over(id, key),
      },
      { since, expectedMs, lifeMs },
    );
  }

  /** Changes that were sent before this page began. */
  restore(): void {
    for (const { what, on, key, sentAt } of this.sent.all()) {
      if (what !== 'edit') continue;
      const since = this.ports.clock.monotonic() - Math.max(0, this.ports.clock.now() - sentAt);
      this.lost({ id: betId(on), selection: '' }, { key }, since);
    }
  }

  /** Whether the server has still not seen the earlier version: only then another one goes out, under the same key. */
  async isFree({ id, selection }: Bet, key: BetKey): Promise<boolean> {
    this.changes.move(id, 'edit', 'unknown');
    const answer = await this.ask.once(key);
    if (answer === 'neverSeen') {
      this.changes.move(id, 'edit', 'sending');
      return true;
    }
    if (answer === 'noAnswer' && this.ask.isAsking(key)) {
      this.changes.move(id, 'edit', 'unheard');
      this.notify(say('bet.changeNotAsked', { selection }), 'warning');
    }
    return false;
  }

  drop(key: BetKey): void {
    this.ask.drop(key);
  }

  /** What was pushed before the answer was said when it was pushed. */
  #decided(id: BetId, replacement: Bet, key: BetKey): void {
    const wanted = this.sent.find('edit', id);
    this.#over(id, key);
    const latest = this.news.received(replacement, key);
    const { requestedOdds, stake } = replacement;
    const taken = termsOfEdit({ odds: requestedOdds, stake });
    if (latest.status !== 'rejected' && wanted?.changed === true && wanted.terms !== taken)
      return this.notify(say('bet.earlierChange', wordsOfBet(latest)), 'warning');
    if (replacement.status === 'pending' && latest.status !== 'pending') return;
    const notice = changeNotice(latest);
    this.notify(notice.message, notice.type);
  }

  #over(id: BetId, key: BetKey): void {
    this.ask.drop(key);
    this.sent.remove(key);
    this.changes.end(id, 'edit');
  }

  /** Without keys the list shows whether the old one is still there. null: it waits. */
  async #look(id: BetId): Promise<Result<'gone' | null, Failure>> {
    await this.openBets.load();
    if (this.ports.betting.openBetsFailed !== null) return fail({ kind: 'offline', sent: true });
    return ok(this.ports.betting.openBets.some((each) => each.id === id && isWaiting(each)) ? null : 'gone');
  }
}

/** What an edit asks for, to be compared. */
export function termsOfEdit({ odds, stake }: Pick<BetEdit, 'odds' | 'stake'>): string {
  return `${odds} ${stake}`;
}
