import { describeFailure } from '@/domain/shared/describeFailure';
import type { Paise } from '@/domain/shared/Money';
import type { MarketId } from '@/domain/shared/ids';
import type { AppConfig } from '../ports/device/AppConfig';
import type { Clock } from '../ports/device/Clock';
import type { BetsGateway } from '../ports/gateways/BetsGateway';
import type { BettingView } from '../ports/state/BettingState';
import type { CashOutStage } from '../ports/state/CashOutView';
import type { SessionView } from '../ports/state/SessionState';
import type { CashOutFlow } from './CashOutFlow';

const BUSY: ReadonlySet<CashOutStage['state']> = new Set(['asking', 'confirming', 'unknown', 'unheard']);

/** Asks the server what it would lock in now. The answer stands for a few seconds and is then asked for anew by the player. */
export class RequestCashOut {
  constructor(
    private readonly bets: Pick<BetsGateway, 'cashOutQuote'>,
    private readonly betting: BettingView,
    private readonly session: SessionView,
    private readonly flow: CashOutFlow,
    private readonly clock: Clock,
    private readonly config: Pick<AppConfig, 'capabilities'>,
  ) {}

  async execute(marketId: MarketId): Promise<void> {
    const { cashOut } = this.betting;
    if (!this.config.capabilities.cashOut) return;
    // One that is being decided is never covered by a new question.
    if (cashOut !== null && BUSY.has(cashOut.stage.state)) return;
    if (this.flow.takeUp(marketId)) return;
    const before = cashOut?.marketId === marketId ? amountOf(cashOut.stage) : null;
    const asking = { state: 'asking', before } as const;
    this.flow.show(marketId, asking);
    const { epoch } = this.session;
    const reply = await this.bets.cashOutQuote(marketId);
    // The player closed it meanwhile, or asks about another market.
    if (this.session.epoch !== epoch || this.betting.cashOut?.stage !== asking) return;
    if (!reply.ok) {
      this.flow.show(marketId, { state: 'none', message: describeFailure(reply.error, 'cashOut.none') });
      return;
    }
    const quote = reply.value;
    const until = this.clock.monotonic() + quote.expiresInMs;
    this.flow.show(marketId, {
      state: 'quoted',
      quote,
      until,
      before: before === quote.amount ? null : before,
    });
  }
}

function amountOf(stage: CashOutStage): Paise | null {
  return 'quote' in stage && 'amount' in stage.quote ? stage.quote.amount : null;
}
