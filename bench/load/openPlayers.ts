import { raiseStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import type { HostedPages } from '../hosted/hostedPages';

/** Before the hosted app, for players that sign in. What is hosted is closed by whoever hosts it. */
export function openPlayers({ pages, sandbox }: HostedPages<'app'>): Promise<Stage> {
  return raiseStage({ ...pages.app, close: () => Promise.resolve() }, sandbox);
}

/** The borrowed browser knows nothing of the certificate. */
export const TRUSTING = { ignoreHTTPSErrors: true } as const;
