import { ownGames } from '@/domain/casino/ownGames';
import { httpPlaySafeGateway } from '../../http/playSafe/httpPlaySafeGateway';
import { httpPushGateway } from '../../http/push/httpPushGateway';
import { httpReportsGateway } from '../../http/reports/httpReportsGateway';
import { autoCashOutGateways } from './autoCashOutGateways';
import { cashierGateways } from './cashierGateways';
import type { LaterWire } from './laterWire';
import { profileGateways } from './profileGateways';
import { rewardsGateways } from './rewardsGateways';
import { wholeWire } from './wholeWire';
import type { WireCalls } from './WireCalls';

const HERE: LaterWire = {
  cashier: async () => ({ cashierGateways }),
  rewards: async () => ({ rewardsGateways }),
  profile: async () => ({ profileGateways }),
  playSafe: async () => ({ httpPlaySafeGateway }),
  reports: async () => ({ httpReportsGateway }),
  alerts: async () => ({ httpPushGateway }),
  autoCashOut: async () => ({ autoCashOutGateways }),
  ownGames: async () => ({ ownGames }),
};

/** All that a server is ever asked, there at once. */
export const EAGER_WIRE: WireCalls = () => ({ wholeWire: (parts) => wholeWire(parts, HERE) });
