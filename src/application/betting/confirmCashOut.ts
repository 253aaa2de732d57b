import { describeFailure } from '@/domain/shared/describeFailure';
import { fateOf } from '@/domain/shared/fateOf';
import type { Ports } from '../ports/Ports';
import type { CashOutFlow } from './CashOutFlow';
import type { SentChanges } from './SentChanges';

/**
 * Takes the quote that is shown, once, under a key of its own that is stored before it leaves. A lost reply is asked for by that key (F54); one that
 * no server has seen is sent again with the same quote and the same key (F89).
 */
export function confirmCashOut(
  ports: Pick<Ports, 'betsGateway' | 'betting' | 'session' | 'ids' | 'clock'>,
  flow: CashOutFlow,
  sent: SentChanges,
) {
  /** Ignored unless a quote stands, or one was taken that no server has seen: a double tap is one cash-out. */
  return async (): Promise<void> => {
    const { cashOut } = ports.betting;
    if (cashOut?.stage.state !== 'quoted' && cashOut?.stage.state !== 'unheard') return;
    const { marketId, stage } = cashOut;
    const { quote } = stage;
    const again = stage.state === 'unheard';
    const key = again ? stage.key : ports.ids.betKey();
    const since = ports.clock.monotonic();
    const { epoch } = ports.session;
    const sentAt = sent.find('cashOut', marketId)?.sentAt ?? ports.clock.now();
    sent.put({ what: 'cashOut', on: marketId, key, terms: quote.id, sentAt });
    flow.show(marketId, { state: 'confirming', quote, key });
    const reply = await ports.betsGateway.cashOut(quote.id, key);
    if (ports.session.epoch !== epoch) return;
    if (reply.ok) flow.received(quote, reply.value);
    else if (fateOf(reply.error) === 'unknown') flow.lost(quote, key, since);
    else if (!reply.error.sent && again) flow.notSentAgain(quote, key);
    else flow.ended(marketId, key, describeFailure(reply.error, 'cashOut.notDone'));
  };
}
