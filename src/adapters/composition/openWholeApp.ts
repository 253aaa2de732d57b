import type { PlayerApp } from '@/application/PlayerApp';
import { KeepSports } from '@/application/sports/KeepSports';
import { answering } from './answering';
import { FEATURE } from './features';
import { getFrom } from './getFrom';
import { joinFeatures } from './joinFeatures';
import { laterDoors, type LaterScripts } from './later/laterDoors';
import { openContainer } from './openContainer';
import { openSportsMemory } from './openSportsMemory';
import type { WholeAppParts } from './WholeAppParts';

/**
 * The container and everything that a visitor who only looks does not need: log-in and sign-up, the socket, betting. Takes over what
 * stands already, starts the session and gives the app.
 */
export function openWholeApp(given: WholeAppParts, later?: LaterScripts): PlayerApp {
  const parts = { ...given, backend: answering(given.backend, given.ports.logger) };
  const container = openContainer(parts);
  const get = getFrom(container);
  const session = get(FEATURE.session);
  parts.onSessionEnded((token) => session.sessionEnded(token));
  const app = joinFeatures(container, parts.first, laterDoors(container, parts, later));
  session.resume();
  const { sessionStore, clock, logger, matches, board, pageLife } = parts.ports;
  const memory = openSportsMemory(sessionStore, clock, logger);
  new KeepSports(matches, board, memory, pageLife, app.sports).start();
  return app;
}
