import type { Configuration } from '@/adapters/config/Configuration';
import type { RawAsk } from '../../player-core/contract/RawReply';

const PATIENCE_MS = 15_000;

/** Asks the hosts of a backend as a browser would, with whatever headers; follows no redirect. */
export function rawAsk({ apiUrl, sportsUrl }: Configuration['hosts']): RawAsk {
  return async ({ method, host, path, headers = {} }) => {
    const url = `${host === 'api' ? apiUrl : sportsUrl}${path}`;
    const reply = await fetch(url, {
      ...{ method, headers: { ...headers }, redirect: 'manual' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return {
      url,
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      text: await reply.text(),
    };
  };
}
