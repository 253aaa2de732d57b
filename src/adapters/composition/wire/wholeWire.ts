import { httpCasinoGateway } from '../../http/casino/httpCasinoGateway';
import type { WholeBackend } from '../Backend';
import { LATER_WIRE, type LaterWire } from './laterWire';
import { sportsbookWire, type WireParts } from './sportsbookWire';

/** What the whole app asks of a server: what a sportsbook does, the casino, and what comes with each feature. */
export function wholeWire(parts: WireParts, later: LaterWire = LATER_WIRE): WholeBackend {
  const { http, host } = parts;
  const { config, address } = host;
  return {
    ...sportsbookWire(parts),
    casinoGateway: httpCasinoGateway(
      http,
      address,
      config.assetHosts,
      config.capabilities.casinoCatalogue ? null : async () => (await later.ownGames()).ownGames(),
    ),
    cashier: async () => (await later.cashier()).cashierGateways(http),
    rewards: async () => (await later.rewards()).rewardsGateways(http),
    profile: async () => (await later.profile()).profileGateways(http),
    playSafe: async () => ({ playSafeGateway: (await later.playSafe()).httpPlaySafeGateway(http) }),
    reports: async () => ({ reportsGateway: (await later.reports()).httpReportsGateway(http) }),
    alerts: async () => ({ pushGateway: (await later.alerts()).httpPushGateway(http) }),
    autoCashOut: async () => (await later.autoCashOut()).autoCashOutGateways(http),
  };
}
