import type { CashOut, CashOutQuote } from '@/domain/betting/CashOut';
import { say } from '@/domain/shared/Message';
import type { BetKey, MarketId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Clock } from '../ports/device/Clock';
import type { Scheduler } from '../ports/device/Scheduler';
import type { BetsGateway } from '../ports/gateways/BetsGateway';
import type { BettingState } from '../ports/state/BettingState';
import type { CashOutStage } from '../ports/state/CashOutView';
import type { SessionView } from '../ports/state/SessionState';
import { backOffMs } from '../sports/backOffMs';
import type { BetNews } from './BetNews';

/** A request that has not arrived by then does not arrive any more. */
const MAY_ARRIVE_MS = 20_000;

/** Moves the one cash-out that is looked at, and asks for one whose reply was lost until the server tells, also when nobody looks any more. */
export class CashOutDesk {
  #cancelTimer: () => void = () => undefined;
  readonly #questions = new Map<BetKey, () => void>();

  constructor(
    private readonly bets: Pick<BetsGateway, 'cashOutByKey'>,
    private readonly betting: BettingState,
    private readonly session: SessionView,
    private readonly news: BetNews,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  show(marketId: MarketId, stage: CashOutStage): void {
    this.#cancelTimer();
    this.betting.cashOutMoved({ marketId, stage });
    if (stage.state !== 'quoted') return;
    this.#cancelTimer = this.scheduler.after(stage.until - this.clock.monotonic(), () =>
      this.show(marketId, { state: 'expired', quote: stage.quote }),
    );
  }

  /** One that is on its way is asked for out of sight. */
  close(): void {
    this.#cancelTimer();
    this.betting.cashOutMoved(null);
  }

  forget(): void {
    this.#cancelTimer();
    for (const cancel of this.#questions.values()) cancel();
    this.#questions.clear();
  }

  told(quote: CashOutQuote, cashOut: CashOut): void {
    for (const bet of cashOut.bets) this.news.told(bet);
    const shown = this.#isShown(cashOut.key);
    if (shown && cashOut.status === 'done') this.show(quote.marketId, { state: 'done', cashOut });
    else if (shown)
      this.show(quote.marketId, { state: 'refused', quote, reason: cashOut.reason ?? 'server' });
    else if (cashOut.status === 'done') this.notify.execute(say('cashOut.done'), 'success');
    else this.notify.execute(say('cashOut.notDone'), 'error');
  }

  /** The reply was lost; `since`: monotonic, when it was sent. */
  lost(quote: CashOutQuote, key: BetKey, since: number): void {
    if (this.#isShown(key)) this.show(quote.marketId, { state: 'unknown', quote, key });
    void this.#ask(quote, key, since, 0);
  }

  async #ask(quote: CashOutQuote, key: BetKey, since: number, attempt: number): Promise<void> {
    const { epoch } = this.session;
    const late = this.clock.monotonic() - since >= MAY_ARRIVE_MS;
    const reply = await this.bets.cashOutByKey(key);
    if (this.session.epoch !== epoch) return;
    this.#questions.delete(key);
    if (reply.ok && reply.value !== null) this.told(quote, reply.value);
    else if (reply.ok && late) this.#notDone(quote, key);
    else
      this.#questions.set(
        key,
        this.scheduler.after(backOffMs(attempt), () => void this.#ask(quote, key, since, attempt + 1)),
      );
  }

  #notDone(quote: CashOutQuote, key: BetKey): void {
    if (this.#isShown(key)) this.show(quote.marketId, { state: 'refused', quote, reason: 'notDone' });
    else this.notify.execute(say('cashOut.notDone'), 'error');
  }

  #isShown(key: BetKey): boolean {
    const stage = this.betting.cashOut?.stage;
    return (stage?.state === 'confirming' || stage?.state === 'unknown') && stage.key === key;
  }
}
