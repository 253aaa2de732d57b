import * as v from 'valibot';
import type { Backend } from '@/adapters/composition/Backend';
import type { Dialect } from '@/adapters/composition/Dialect';
import { SocketConnection } from '@/adapters/realtime/SocketConnection';
import { SocketMarketFeed } from '@/adapters/realtime/SocketMarketFeed';
import { SocketPlayerFeed } from '@/adapters/realtime/SocketPlayerFeed';
import { kestrelBets } from './kestrelBets';
import { kestrelBrand } from './kestrelBrand';
import { KestrelClient } from './KestrelClient';
import { kestrelSession } from './kestrelSession';
import { KestrelSocket, type OpenWebSocket } from './KestrelSocket';
import { kestrelSports } from './kestrelSports';

const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(
    /^https?:\/\/\S+[^/]$/,
    'must start with https:// (or http:// on a test machine), and not end with a slash',
  ),
);
const settings = v.strictObject({
  /** Where its calls are, version and all. */
  apiUrl: address,
  /** Where its WebSocket is, as https; absent: beside the calls. */
  lineUrl: v.optional(address),
});
type Settings = v.InferOutput<typeof settings>;

/** `ask` and `open` send the cookies of the host that they call. Cashier, casino, rewards, profile and play safe are left out: their pages say that they are not offered. */
export function kestrelBackend(
  { apiUrl, lineUrl = `${apiUrl}/line` }: Settings,
  { ask, open }: { readonly ask: typeof fetch; readonly open: OpenWebSocket },
): Backend {
  return (host) => {
    const { clock, scheduler, logger, ids, localStore, closed, config } = host;
    const client = new KestrelClient(apiUrl, host, ask);
    const random = () => ids.random();
    return {
      brandGateway: kestrelBrand(client),
      sportsGateway: kestrelSports(client),
      whole: () => {
        const connection = new SocketConnection({
          ...{ url: lineUrl.replace(/^http/, 'ws'), clock, scheduler, logger, random },
          open: async (url, { auth }) =>
            new KestrelSocket({ url, csrf: auth.token, open, scheduler, random }),
        });
        closed.addEventListener('abort', () => connection.disconnect());
        return {
          sessionGateway: kestrelSession(client),
          betsGateway: kestrelBets(client),
          playerFeed: new SocketPlayerFeed(connection, localStore, clock, logger),
          marketFeed: config.capabilities.marketStream ? new SocketMarketFeed(connection, logger) : null,
        };
      },
    };
  };
}

export const dialect: Dialect<Settings> = {
  settings,
  open: (all) => kestrelBackend(all, { ask: (...call) => fetch(...call), open: (url) => new WebSocket(url) }),
};
