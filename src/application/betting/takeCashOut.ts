import { CASH_OUT_PARTS, partOf } from '@/domain/betting/cashOutPart';
import { cashOutBounds } from '@/domain/betting/cashOutBounds';
import { matchedOn } from '@/domain/betting/projection';
import type { Paise } from '@/domain/shared/Money';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import { cashOutBook } from './cashOutBook';
import { cashOutNotice } from './cashOutNotice';
import type { CashOutFlow } from './CashOutFlow';
import type { CashOutRuleMemory } from './CashOutRuleMemory';
import type { confirmCashOut } from './confirmCashOut';
import { findMarket } from './findMarket';
import type { requestCashOut } from './requestCashOut';

interface Steps {
  readonly request: ReturnType<typeof requestCashOut>;
  readonly confirm: ReturnType<typeof confirmCashOut>;
}

/**
 * Cashes out with the tap on a figure: the server is asked what it brings, and that is taken at once when it keeps to the figure by the player's rule.
 * Else nothing is taken, and the player reads what it would be now. The server never gives less than it quoted. Once taken, its key is stored
 * and its fate is asked for as ever (F54, F89).
 */
export function takeCashOut(
  ports: Pick<Ports, 'betting' | 'board' | 'matches' | 'session'>,
  { request, confirm }: Steps,
  flow: Pick<CashOutFlow, 'close'>,
  rule: Pick<CashOutRuleMemory, 'recall'>,
  notify: Notify,
) {
  /** `part`: percent of the position that the figure is about. */
  return async (
    matchId: MatchId,
    marketId: MarketId,
    shown: Paise,
    part: number = CASH_OUT_PARTS.all,
  ): Promise<void> => {
    // By the prices and bets of the tap, not by those of when the answer comes.
    const bounds = boundsAround(matchId, marketId, shown, part);
    const { epoch } = ports.session;
    if (bounds === null) return;
    await request(marketId, { shown, part });
    const quoted = ports.betting.cashOut;
    if (ports.session.epoch !== epoch || quoted?.marketId !== marketId || quoted.stage.state !== 'quoted')
      return;
    const { amount } = quoted.stage.quote;
    if (amount < bounds.least || (bounds.most !== null && amount > bounds.most)) return;
    await confirm();
    const after = ports.betting.cashOut;
    if (ports.session.epoch !== epoch || after?.marketId !== marketId || after.stage.state !== 'done') return;
    const { cashOut } = after.stage;
    flow.close();
    notify(cashOutNotice(cashOut, ports.betting.openBets), 'success');
  };

  function boundsAround(matchId: MatchId, marketId: MarketId, shown: Paise, part: number) {
    const market = findMarket(ports.matches, matchId, marketId);
    if (market === null) return null;
    const bets = matchedOn(marketId, ports.betting.openBets);
    const { positions, offers } = cashOutBook(ports.board, market, bets);
    return cashOutBounds(shown, rule.recall(), partOf(positions, part), offers);
  }
}
