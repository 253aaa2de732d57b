import { CASH_OUT_PARTS } from '@/domain/betting/cashOutPart';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Paise } from '@/domain/shared/Money';
import type { MarketId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { CashOutStage } from '../ports/state/CashOutView';
import type { CashOutFlow } from './CashOutFlow';

interface Tapped {
  readonly shown: Paise;
  readonly part: number;
}

const BUSY: ReadonlySet<CashOutStage['state']> = new Set(['asking', 'confirming', 'unknown', 'unheard']);

/** Asks the server what it would lock in now. The answer stands for a few seconds and is then asked for anew by the player. */
export function requestCashOut(
  ports: Pick<Ports, 'betsGateway' | 'betting' | 'session' | 'clock' | 'config'>,
  flow: CashOutFlow,
) {
  /** `tapped`: the figure and the part that it is about; without it what was asked for last is asked for anew. */
  return async (marketId: MarketId, tapped: Tapped | null = null): Promise<void> => {
    const { cashOut } = ports.betting;
    if (!ports.config.capabilities.cashOut) return;
    // One that is being decided is never covered by a new question.
    if (cashOut !== null && BUSY.has(cashOut.stage.state)) return;
    if (flow.takeUp(marketId)) return;
    const last = cashOut?.marketId === marketId ? cashOut.stage : null;
    const before = tapped?.shown ?? amountOf(last);
    const part = tapped?.part ?? partOf(last);
    const some = part === CASH_OUT_PARTS.all ? {} : { part };
    const asking = { state: 'asking', before, ...some } as const;
    flow.show(marketId, asking);
    const { epoch } = ports.session;
    const reply = await ports.betsGateway.cashOutQuote(marketId, some.part);
    // The player closed it meanwhile, or asks about another market.
    if (ports.session.epoch !== epoch || ports.betting.cashOut?.stage !== asking) return;
    if (!reply.ok) {
      flow.show(marketId, { state: 'none', message: describeFailure(reply.error, 'cashOut.none') });
      return;
    }
    const quote = reply.value;
    const until = ports.clock.monotonic() + quote.expiresInMs;
    flow.show(marketId, {
      state: 'quoted',
      quote,
      until,
      before: before === quote.amount ? null : before,
    });
  };
}

function partOf(stage: CashOutStage | null): number {
  const asked = stage !== null && 'quote' in stage ? stage.quote.part : undefined;
  return asked ?? CASH_OUT_PARTS.all;
}

function amountOf(stage: CashOutStage | null): Paise | null {
  return stage !== null && 'quote' in stage && 'amount' in stage.quote ? stage.quote.amount : null;
}
