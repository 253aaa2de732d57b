import type { CashOut } from '@/domain/betting/CashOut';
import { say, type Message } from '@/domain/shared/Message';
import { cashOutQuoteId, marketId, type BetKey, type MarketId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { CashOutStage, TakenQuote } from '../ports/state/CashOutView';
import type { AskByKey } from '../shared/AskByKey';
import { SUBMISSIONS } from '../shared/submissions';
import type { BetUpdates } from './BetUpdates';
import { cashOutNotice } from './cashOutNotice';
import type { SentChange, SentChanges } from './SentChanges';

/**
 * Moves the one cash-out that is looked at, and asks for one whose reply was lost until the server has said what became of it, also when nobody
 * looks any more and after a reload. Until then its key stays with its market (F89).
 */
export class CashOutFlow {
  #cancelTimer: () => void = () => undefined;
  readonly #unheard = new Set<BetKey>();

  constructor(
    private readonly ports: Pick<Ports, 'betsGateway' | 'betting' | 'clock' | 'scheduler'>,
    private readonly sent: SentChanges,
    private readonly news: BetUpdates,
    private readonly ask: AskByKey,
    private readonly notify: Notify,
  ) {}

  show(market: MarketId, stage: CashOutStage): void {
    this.#cancelTimer();
    this.ports.betting.cashOutMoved({ marketId: market, stage });
    if (stage.state !== 'quoted') return;
    this.#cancelTimer = this.ports.scheduler.after(stage.until - this.ports.clock.monotonic(), () =>
      this.show(market, { state: 'expired', quote: stage.quote }),
    );
  }

  /** One that is on its way is asked for out of sight. */
  close(): void {
    this.#cancelTimer();
    this.ports.betting.cashOutMoved(null);
  }

  forget(): void {
    this.#cancelTimer();
    this.#unheard.clear();
  }

  /** Those that were sent before this page began. */
  restore(): void {
    for (const change of this.sent.all()) {
      if (change.what !== 'cashOut') continue;
      const since = this.ports.clock.monotonic() - Math.max(0, this.ports.clock.now() - change.sentAt);
      this.lost(quoteOf(change), change.key, since);
    }
  }

  /** What was sent for this market and not decided yet: shown instead of a new quote, which would be a second cash-out. */
  takeUp(market: MarketId): boolean {
    const change = this.sent.find('cashOut', market);
    if (change === null) return false;
    const state = this.#unheard.has(change.key) ? 'unheard' : 'unknown';
    this.show(market, { state, quote: quoteOf(change), key: change.key });
    if (!this.ask.isAsking(change.key)) this.lost(quoteOf(change), change.key, this.ports.clock.monotonic());
    return true;
  }

  received(quote: TakenQuote, cashOut: CashOut): void {
    this.#over(cashOut.key);
    const shown = this.#isShown(cashOut.key);
    for (const bet of cashOut.bets) this.news.received(bet);
    if (shown && cashOut.status === 'done') this.show(quote.marketId, { state: 'done', cashOut });
    else if (shown)
      this.show(quote.marketId, {
        state: 'refused',
        quote: { ...quote, ...partIn(cashOut) },
        reason: cashOut.reason ?? 'server',
      });
    else if (cashOut.status === 'done')
      this.notify(cashOutNotice(cashOut, this.ports.betting.openBets), 'success');
    else this.notify(say('cashOut.notDone'), 'error');
  }

  /** The server refused the request itself, or it provably did not leave and nothing left before. */
  ended(market: MarketId, key: BetKey, message: Message): void {
    this.#over(key);
    if (this.#isShown(key)) this.show(market, { state: 'none', message });
    else this.notify(message, 'error');
  }

  /** The reply was lost; `since`: monotonic, when it was sent. */
  lost(quote: TakenQuote, key: BetKey, since: number): void {
    if (this.#isShown(key)) this.show(quote.marketId, { state: 'unknown', quote, key });
    const { expectedMs, lifeMs } = SUBMISSIONS.cashOut;
    this.ask.ask(
      key,
      {
        find: () => this.ports.betsGateway.cashOutByKey(key),
        found: (cashOut) => {
          this.received(quote, cashOut);
          return null;
        },
        neverSeen: () => this.#neverSeen(quote, key),
        givenUp: () => this.#givenUp(quote, key),
      },
      { since, expectedMs, lifeMs },
    );
  }

  /** Nothing left this time; what left before may still come. */
  notSentAgain(quote: TakenQuote, key: BetKey): void {
    if (this.#isShown(key)) this.show(quote.marketId, { state: 'unheard', quote, key });
  }

  /** The server has never seen it. It may still come, so it can be done again under the same key. */
  #neverSeen(quote: TakenQuote, key: BetKey): void {
    const stage = this.ports.betting.cashOut?.stage;
    // What is being sent anew is expected anew.
    if (stage?.state === 'confirming' && stage.key === key) return;
    const first = !this.#unheard.has(key);
    this.#unheard.add(key);
    if (this.#isShown(key)) this.show(quote.marketId, { state: 'unheard', quote, key });
    else if (first) this.notify(say(SUBMISSIONS.cashOut.unheard), 'warning');
  }

  #givenUp({ marketId: market }: TakenQuote, key: BetKey): void {
    const shown = this.#isShown(key);
    this.#over(key);
    const message = say('cashOut.forgotten');
    if (shown) this.show(market, { state: 'none', message });
    else this.notify(message, 'warning');
  }

  #over(key: BetKey): void {
    this.ask.drop(key);
    this.sent.remove(key);
    this.#unheard.delete(key);
  }

  #isShown(key: BetKey): boolean {
    const stage = this.ports.betting.cashOut?.stage;
    return stage !== undefined && 'key' in stage && stage.key === key;
  }
}

/** Of one that was sent before a reload only the server knows how much it was about. */
function partIn({ part }: Pick<CashOut, 'part'>): Pick<TakenQuote, 'part'> {
  return part === undefined ? {} : { part };
}

function quoteOf({ on, terms }: SentChange): TakenQuote {
  return { id: cashOutQuoteId(terms), marketId: marketId(on) };
}
