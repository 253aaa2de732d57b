import { useEffect, useEffectEvent } from 'react';
import { dailyLeft } from '@/domain/cashier/deposits/depositAmount';
import type { DailyLimit, Gateway } from '@/domain/cashier/deposits/Gateway';
import { limitsInTheWay } from '@/domain/playSafe/limitsInTheWay';
import { leftOf, type LimitPeriod } from '@/domain/playSafe/SelfLimit';
import { NO_MONEY, type Paise } from '@/domain/shared/Money';
import { useOpened } from '@/ui/lazy/useOpened';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** What the tightest of the player's own deposit limits leaves, and over how long it counts. */
export interface OwnLeft {
  readonly left: Paise;
  readonly period: LimitPeriod;
}

/**
 * What the player's own limits leave where that is less than the operator's day does, or without one their most; null: less than these in no case, or
 * not known yet. Who calls it is an observer.
 */
export function useOwnLeft({ max }: Pick<Gateway, 'max'>, daily: DailyLimit | null): OwnLeft | null {
  const { config } = usePlayerApp();
  const { feature } = useOpened(config.capabilities.playSafe ? 'playSafe' : null);
  const app = feature === 'failed' ? null : feature;
  const safety = app?.view.safety;
  const limits = safety?.state === 'ready' ? safety.limits : [];
  const hasNone = safety?.state === 'ready' && limits.every(({ amount }) => amount === null);
  // What is used of a limit changes with every deposit; without one there is nothing to ask for again.
  const ask = useEffectEvent(() => {
    if (!hasNone) void app?.load();
  });
  useEffect(() => ask(), [app]);
  const [tightest] = limitsInTheWay(limits, 'deposit', dailyLeft(daily) ?? max);
  return tightest === undefined ? null : { left: leftOf(tightest) ?? NO_MONEY, period: tightest.period };
}
