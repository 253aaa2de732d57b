import { describeFailure } from '@/domain/shared/describeFailure';
import type { Clock } from '../ports/device/Clock';
import type { IdSource } from '../ports/device/IdSource';
import type { BetsGateway } from '../ports/gateways/BetsGateway';
import type { BettingView } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import type { CashOutDesk } from './CashOutDesk';

/** Takes the quote that is shown, once, under a key of its own. A lost reply is asked for by that key, never sent again (F54). */
export class ConfirmCashOut {
  constructor(
    private readonly bets: Pick<BetsGateway, 'cashOut'>,
    private readonly betting: BettingView,
    private readonly session: SessionView,
    private readonly desk: CashOutDesk,
    private readonly ids: Pick<IdSource, 'betKey'>,
    private readonly clock: Clock,
  ) {}

  /** Ignored unless a quote stands: a double tap is one cash-out. */
  async execute(): Promise<void> {
    const { cashOut } = this.betting;
    if (cashOut?.stage.state !== 'quoted') return;
    const { marketId, stage } = cashOut;
    const { quote } = stage;
    const key = this.ids.betKey();
    const since = this.clock.monotonic();
    const { epoch } = this.session;
    this.desk.show(marketId, { state: 'confirming', quote, key });
    const reply = await this.bets.cashOut(quote.id, key);
    if (this.session.epoch !== epoch) return;
    if (reply.ok) this.desk.told(quote, reply.value);
    else if (!reply.error.sent || (reply.error.kind === 'refused' && reply.error.code !== 'KEY_REUSED'))
      this.desk.show(marketId, { state: 'none', message: describeFailure(reply.error, 'cashOut.notDone') });
    else this.desk.lost(quote, key, since);
  }
}
