import { ownGames } from '@/domain/casino/ownGames';
import { alertsGateways } from './alertsGateways';
import { autoCashOutGateways } from './autoCashOutGateways';
import { cashierGateways } from './cashierGateways';
import type { LaterWire } from './laterWire';
import { playSafeGateways } from './playSafeGateways';
import { profileGateways } from './profileGateways';
import { reportsGateways } from './reportsGateways';
import { rewardsGateways } from './rewardsGateways';
import { wholeWire } from './wholeWire';

export interface EagerWire {
  readonly wholeWire: typeof wholeWire;
  readonly later: LaterWire;
}

/** All that a server is ever asked, there at once. */
export const EAGER_WIRE: EagerWire = {
  wholeWire,
  later: {
    cashier: async () => ({ cashierGateways }),
    rewards: async () => ({ rewardsGateways }),
    profile: async () => ({ profileGateways }),
    playSafe: async () => ({ playSafeGateways }),
    reports: async () => ({ reportsGateways }),
    alerts: async () => ({ alertsGateways }),
    autoCashOut: async () => ({ autoCashOutGateways }),
    ownGames: async () => ({ ownGames }),
  },
};
