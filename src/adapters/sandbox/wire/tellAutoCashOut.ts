import type { AutoCashOutRecord } from '../engine/betting/autoCashOut/AutoCashOutRecord';
import type { EngineCore } from '../engine/EngineCore';

/** Whatever becomes of one, on every socket of its owner. */
export function tellAutoCashOut(core: EngineCore, rule: AutoCashOutRecord): void {
  core.peers.toUser(rule.userId, 'cashout:auto', { autoCashOut: wireAutoCashOut(rule) });
}

export function wireAutoCashOut(rule: AutoCashOutRecord): unknown {
  return {
    key: rule.key,
    marketId: rule.marketId,
    matchName: rule.matchName,
    amount: (rule.amount ?? 0) / 100,
    status: rule.status,
    reason: rule.reason,
    brought: rule.brought / 100,
  };
}
