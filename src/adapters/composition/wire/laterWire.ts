import type { LaterPorts } from '@/application/ports/LaterPorts';
import type { Game } from '@/domain/casino/Game';
import type { HttpClient } from '../../http/HttpClient';
import type { AutoCashOutGateways, CashierGateways, ProfileGateways, RewardsGateways } from '../Backend';

type From<Gateways> = (http: HttpClient) => Gateways;

/** What a server is asked for one feature: a script of its own, which comes with that feature. */
export interface LaterWire {
  readonly cashier: () => Promise<{ readonly cashierGateways: From<CashierGateways> }>;
  readonly rewards: () => Promise<{ readonly rewardsGateways: From<RewardsGateways> }>;
  readonly profile: () => Promise<{ readonly profileGateways: From<ProfileGateways> }>;
  readonly playSafe: () => Promise<{ readonly httpPlaySafeGateway: From<LaterPorts['playSafeGateway']> }>;
  readonly reports: () => Promise<{ readonly httpReportsGateway: From<LaterPorts['reportsGateway']> }>;
  readonly alerts: () => Promise<{ readonly httpPushGateway: From<LaterPorts['pushGateway']> }>;
  readonly autoCashOut: () => Promise<{ readonly autoCashOutGateways: From<AutoCashOutGateways> }>;
  readonly ownGames: () => Promise<{ readonly ownGames: () => readonly Game[] }>;
}

export const LATER_WIRE: LaterWire = {
  cashier: () => import('./cashierGateways'),
  rewards: () => import('./rewardsGateways'),
  profile: () => import('./profileGateways'),
  playSafe: () => import('../../http/playSafe/httpPlaySafeGateway'),
  reports: () => import('../../http/reports/httpReportsGateway'),
  alerts: () => import('../../http/push/httpPushGateway'),
  autoCashOut: () => import('./autoCashOutGateways'),
  ownGames: () => import('@/domain/casino/ownGames'),
};
