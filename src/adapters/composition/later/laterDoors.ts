import type { Container } from 'inversify';
import type { openContent } from '@/application/content/openContent';
import type { LaterDoors } from '@/application/LaterFeatures';
import { getFrom } from '../getFrom';
import { offered } from '../offered';
import { onceDone } from '../onceDone';
import { PORT } from '../tokens';
import type { WholeAppParts } from '../WholeAppParts';
import type { joinAlerts } from './joinAlerts';
import type { joinAutoCashOut } from './joinAutoCashOut';
import type { joinCashier } from './joinCashier';
import type { joinPlaySafe } from './joinPlaySafe';
import type { joinProfile } from './joinProfile';
import type { joinReports } from './joinReports';
import type { joinRewards } from './joinRewards';
import type { joinSearch } from './joinSearch';

/** The scripts of these features. */
export interface LaterScripts {
  readonly cashier: () => Promise<{ readonly joinCashier: typeof joinCashier }>;
  readonly rewards: () => Promise<{ readonly joinRewards: typeof joinRewards }>;
  readonly profile: () => Promise<{ readonly joinProfile: typeof joinProfile }>;
  readonly content: () => Promise<{ readonly openContent: typeof openContent }>;
  readonly playSafe: () => Promise<{ readonly joinPlaySafe: typeof joinPlaySafe }>;
  readonly reports: () => Promise<{ readonly joinReports: typeof joinReports }>;
  readonly search: () => Promise<{ readonly joinSearch: typeof joinSearch }>;
  readonly alerts: () => Promise<{ readonly joinAlerts: typeof joinAlerts }>;
  readonly autoCashOut: () => Promise<{ readonly joinAutoCashOut: typeof joinAutoCashOut }>;
}

const LATER_SCRIPTS: LaterScripts = {
  cashier: () => import('./joinCashier'),
  rewards: () => import('./joinRewards'),
  profile: () => import('./joinProfile'),
  content: () => import('@/application/content/openContent'),
  playSafe: () => import('./joinPlaySafe'),
  reports: () => import('./joinReports'),
  search: () => import('./joinSearch'),
  alerts: () => import('./joinAlerts'),
  autoCashOut: () => import('./joinAutoCashOut'),
};

/** Each feature that comes later joins the running app once, when it is first opened. */
export function laterDoors(
  container: Container,
  parts: WholeAppParts,
  scripts: LaterScripts = LATER_SCRIPTS,
): LaterDoors {
  const get = getFrom(container);
  return {
    cashier: door(async () => (await scripts.cashier()).joinCashier(container, parts)),
    rewards: door(async () => (await scripts.rewards()).joinRewards(container, parts)),
    profile: door(async () => (await scripts.profile()).joinProfile(container, parts)),
    content: door(async () =>
      (await scripts.content()).openContent(get(PORT.config), offered(await parts.device.content?.())),
    ),
    playSafe: door(async () => (await scripts.playSafe()).joinPlaySafe(container, parts)),
    reports: door(async () => (await scripts.reports()).joinReports(container, parts)),
    search: door(async () => (await scripts.search()).joinSearch(container)),
    alerts: door(async () => (await scripts.alerts()).joinAlerts(container, parts)),
    autoCashOut: door(async () => (await scripts.autoCashOut()).joinAutoCashOut(container, parts)),
  };
}

function door<Feature>(join: () => Promise<Feature>): { readonly open: () => Promise<Feature> } {
  return { open: onceDone(join) };
}
