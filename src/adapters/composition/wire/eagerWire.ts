import * as ownGames from '@/domain/casino/ownGames';
import * as cashier from './cashierGateways';
import type { LaterWire } from './laterWire';
import * as playSafe from './playSafeGateways';
import * as profile from './profileGateways';
import * as rewards from './rewardsGateways';
import { wholeWire } from './wholeWire';

/** All that a server is ever asked, there at once. */
export const EAGER_WIRE = {
  wholeWire,
  later: {
    cashier: async () => cashier,
    rewards: async () => rewards,
    profile: async () => profile,
    playSafe: async () => playSafe,
    ownGames: async () => ownGames,
  } satisfies LaterWire,
};

export type EagerWire = typeof EAGER_WIRE;
