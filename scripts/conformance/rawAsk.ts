import type { Configuration } from '@/adapters/config/Configuration';
import type { RawAsk } from '../../player-core/contract/RawReply';
import { asked } from './asked';

/** Asks the hosts of a backend as a browser would, with whatever headers; follows no redirect. */
export function rawAsk({ apiUrl, sportsUrl, lobbyUrl }: Configuration['hosts']): RawAsk {
  const hosts = { api: apiUrl, sports: sportsUrl, lobby: lobbyUrl };
  return async ({ method, host, path, headers = {} }) => {
    const url = `${hosts[host]}${path}`;
    const { reply, text } = await asked(url, { method, headers: { ...headers }, redirect: 'manual' });
    return { ...{ url, status: reply.status, text }, headers: Object.fromEntries(reply.headers) };
  };
}
