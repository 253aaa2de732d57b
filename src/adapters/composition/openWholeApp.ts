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
  const openCashier = onceDone(async () => {
    const script = await import('./cashier/openCashier');
    return script.openCashier(container, {
      http,
      configuration: configuration.app,
      tools: parts.tools,
    });
  });
  const openRewards = onceDone(async () => {
    const script = await import('./rewards/openRewards');
    return script.openRewards(container, { http, configuration: configuration.app });
  });
  const openProfile = onceDone(async () => {
    const script = await import('./profile/openProfile');
    return script.openProfile(container, { http });
  });
  const openContent = onceDone(async () => {
    const script = await import('./content/openContent');
    return script.openContent(configuration.app, ports.logger);
  });
  const openPlaySafe = onceDone(async () => {
    const script = await import('./playSafe/openPlaySafe');
    return script.openPlaySafe(container, { http, configuration: configuration.app });
  });
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
