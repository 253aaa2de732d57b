import type { PlayerApp } from '@/application/PlayerApp';
import { FEATURE } from './features';
import { getFrom } from './getFrom';
import { joinFeatures } from './joinFeatures';
import { onceDone } from './onceDone';
import { openContainer } from './openContainer';
import type { WholeAppParts } from './WholeAppParts';

/**
 * The container and everything that a visitor who only looks does not need: log-in and sign-up, the socket, betting. Takes over what
 * stands already, starts the session and gives the app.
 */
export function openWholeApp(parts: WholeAppParts): PlayerApp {
  const { configuration, ports, http } = parts;
  const container = openContainer(parts);
  const get = getFrom(container);
  parts.sessionEnded.pointAt((token) => get(FEATURE.session).sessionEnded.execute(token));
  const joined = { http, tools: parts.tools };
  const openCashier = onceDone(async () =>
    (await import('./later/joinCashier')).joinCashier(container, joined),
  );
  const openRewards = onceDone(async () =>
    (await import('./later/joinRewards')).joinRewards(container, joined),
  );
  const openProfile = onceDone(async () =>
    (await import('./later/joinProfile')).joinProfile(container, joined),
  );
  const openContent = onceDone(async () =>
    (await import('./later/openContent')).openContent(configuration.app, ports.logger),
  );
  const openPlaySafe = onceDone(async () =>
    (await import('./later/joinPlaySafe')).joinPlaySafe(container, joined),
  );
  const app = joinFeatures(
    container,
    { openCashier, openRewards, openProfile, openContent, openPlaySafe },
    parts.tools,
  );
  app.session.resume.execute();
  get(FEATURE.sports).keep.start();
  get(FEATURE.session).keepSignUp.start();
  return app;
}
