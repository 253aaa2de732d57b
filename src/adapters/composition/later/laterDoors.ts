import type { Container } from 'inversify';
import type { LaterDoors } from '@/application/LaterFeatures';
import { getFrom } from '../getFrom';
import { onceDone } from '../onceDone';
import { PORT } from '../tokens';
import type { LaterParts } from './LaterParts';

/** Each feature that comes later joins the running app once, when it is first opened. */
export function laterDoors(container: Container, parts: LaterParts): LaterDoors {
  const get = getFrom(container);
  return {
    cashier: door(async () => (await import('./joinCashier')).joinCashier(container, parts)),
    rewards: door(async () => (await import('./joinRewards')).joinRewards(container, parts)),
    profile: door(async () => (await import('./joinProfile')).joinProfile(container, parts)),
    content: door(async () =>
      (await import('./openContent')).openContent(get(PORT.config), get(PORT.logger)),
    ),
    playSafe: door(async () => (await import('./joinPlaySafe')).joinPlaySafe(container, parts)),
  };
}

function door<Feature>(join: () => Promise<Feature>): { readonly open: () => Promise<Feature> } {
  return { open: onceDone(join) };
}
