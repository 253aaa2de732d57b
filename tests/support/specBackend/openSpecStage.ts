import { servedApp } from '@tests/support/browser/servedApp';
import { raiseStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import type { SpecOptions } from './SpecOptions';
import { startSpecBackend } from './startSpecBackend';
import type { SpecBackend } from './startSpecBackend';

export interface SpecStage extends Stage {
  readonly backend: SpecBackend;
}

/** The built app before the specification's backend: hosts and nothing else in its config.json, no capability. */
export async function openSpecStage(
  options: SpecOptions = {},
  config: Record<string, unknown> = {},
): Promise<SpecStage> {
  const backend = await startSpecBackend(options);
  const app = await servedApp({
    config: {
      backend: 'remote',
      apiUrl: backend.apiUrl,
      sportsUrl: backend.sportsUrl,
      lobbyUrl: backend.lobbyUrl,
      gameHosts: [backend.lobbyUrl],
      ...config,
    },
  });
  const stage = await raiseStage(app);
  return {
    ...stage,
    backend,
    close: async () => {
      await stage.close();
      await backend.close();
    },
  };
}
