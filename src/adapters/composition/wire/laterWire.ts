/** What a server is asked for one feature: a script of its own, which comes with that feature. */
export const LATER_WIRE = {
  cashier: () => import('./cashierGateways'),
  rewards: () => import('./rewardsGateways'),
  profile: () => import('./profileGateways'),
  playSafe: () => import('./playSafeGateways'),
  ownGames: () => import('@/domain/casino/ownGames'),
};

export type LaterWire = typeof LATER_WIRE;
