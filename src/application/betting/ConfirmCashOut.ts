import { describeFailure } from '@/domain/shared/describeFailure';
import { fateOf } from '@/domain/shared/fateOf';
import type { Clock } from '../ports/device/Clock';
import type { IdSource } from '../ports/device/IdSource';
import type { BetsGateway } from '../ports/gateways/BetsGateway';
import type { BettingView } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import type { CashOutFlow } from './CashOutFlow';
import type { SentChanges } from './SentChanges';

/**
 * Takes the quote that is shown, once, under a key of its own that is stored before it leaves. A lost reply is asked for by that key (F54); one that
 * no server has seen is sent again with the same quote and the same key (F89).
 */
export class ConfirmCashOut {
  constructor(
    private readonly bets: Pick<BetsGateway, 'cashOut'>,
    private readonly betting: BettingView,
    private readonly session: SessionView,
    private readonly flow: CashOutFlow,
    private readonly sent: SentChanges,
    private readonly ids: Pick<IdSource, 'betKey'>,
    private readonly clock: Clock,
  ) {}

  /** Ignored unless a quote stands, or one was taken that no server has seen: a double tap is one cash-out. */
  async execute(): Promise<void> {
    const { cashOut } = this.betting;
    if (cashOut?.stage.state !== 'quoted' && cashOut?.stage.state !== 'unheard') return;
    const { marketId, stage } = cashOut;
    const { quote } = stage;
    const again = stage.state === 'unheard';
    const key = again ? stage.key : this.ids.betKey();
    const since = this.clock.monotonic();
    const { epoch } = this.session;
    const sentAt = this.sent.find('cashOut', marketId)?.sentAt ?? this.clock.now();
    this.sent.put({ what: 'cashOut', on: marketId, key, terms: quote.id, sentAt });
    this.flow.show(marketId, { state: 'confirming', quote, key });
    const reply = await this.bets.cashOut(quote.id, key);
    if (this.session.epoch !== epoch) return;
    if (reply.ok) this.flow.told(quote, reply.value);
    else if (fateOf(reply.error) === 'unknown') this.flow.lost(quote, key, since);
    else if (!reply.error.sent && again) this.flow.notSentAgain(quote, key);
    else this.flow.ended(marketId, key, describeFailure(reply.error, 'cashOut.notDone'));
  }
}
