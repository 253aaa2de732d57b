import type { SandboxAudit } from '../../wire/SandboxAudit';
import { worstCase } from '../betting/worstCase';
import type { EngineCore } from '../EngineCore';

/** Sums everything afresh: nothing that the engine remembers about holds is believed. */
export function audit(core: EngineCore): SandboxAudit {
  const users = core.accounts.all().map(({ id }) => {
    const { cash, coins, hold } = core.wallets.of(id);
    return { userId: id, cash, coins, hold, exposure: exposureOf(core, id) };
  });
  return {
    ledgerSum: core.ledger.sum(),
    users,
    bets: core.book.count(),
    referralVisits: core.referrals.visits(),
  };
}

function exposureOf(core: EngineCore, userId: string): number {
  const markets = new Set(core.book.of(userId).map((bet) => bet.order.marketId));
  let sum = 0;
  for (const marketId of markets) {
    const market = core.world.market(marketId)?.market;
    if (market !== undefined) sum += worstCase(market, core.book.openOf(userId, marketId));
  }
  return sum;
}
