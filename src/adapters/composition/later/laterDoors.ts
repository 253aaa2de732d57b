import type { Container } from 'inversify';
import type { LaterDoors } from '@/application/LaterFeatures';
import { getFrom } from '../getFrom';
import { offered } from '../offered';
import { onceDone } from '../onceDone';
import { PORT } from '../tokens';
import type { WholeAppParts } from '../WholeAppParts';

/** The scripts of these features. */
const LATER_SCRIPTS = {
  cashier: () => import('./joinCashier'),
  rewards: () => import('./joinRewards'),
  profile: () => import('./joinProfile'),
  content: () => import('@/application/content/openContent'),
  playSafe: () => import('./joinPlaySafe'),
  search: () => import('./joinSearch'),
};

export type LaterScripts = typeof LATER_SCRIPTS;

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
    search: door(async () => (await scripts.search()).joinSearch(container)),
  };
}

function door<Feature>(join: () => Promise<Feature>): { readonly open: () => Promise<Feature> } {
  return { open: onceDone(join) };
}
