import type { Game } from '@/domain/casino/Game';
import type { HttpClient } from '../../http/HttpClient';
import type {
  AlertsGateways,
  AutoCashOutGateways,
  CashierGateways,
  PlaySafeGateways,
  ProfileGateways,
  ReportsGateways,
  RewardsGateways,
} from '../Backend';

type From<Gateways> = (http: HttpClient) => Gateways;

/** What a server is asked for one feature: a script of its own, which comes with that feature. */
export interface LaterWire {
  readonly cashier: () => Promise<{ readonly cashierGateways: From<CashierGateways> }>;
  readonly rewards: () => Promise<{ readonly rewardsGateways: From<RewardsGateways> }>;
  readonly profile: () => Promise<{ readonly profileGateways: From<ProfileGateways> }>;
  readonly playSafe: () => Promise<{ readonly playSafeGateways: From<PlaySafeGateways> }>;
  readonly reports: () => Promise<{ readonly reportsGateways: From<ReportsGateways> }>;
  readonly alerts: () => Promise<{ readonly alertsGateways: From<AlertsGateways> }>;
  readonly autoCashOut: () => Promise<{ readonly autoCashOutGateways: From<AutoCashOutGateways> }>;
  readonly ownGames: () => Promise<{ readonly ownGames: () => readonly Game[] }>;
}

export const LATER_WIRE: LaterWire = {
  cashier: () => import('./cashierGateways'),
  rewards: () => import('./rewardsGateways'),
  profile: () => import('./profileGateways'),
  playSafe: () => import('./playSafeGateways'),
  reports: () => import('./reportsGateways'),
  alerts: () => import('./alertsGateways'),
  autoCashOut: () => import('./autoCashOutGateways'),
  ownGames: () => import('@/domain/casino/ownGames'),
};
