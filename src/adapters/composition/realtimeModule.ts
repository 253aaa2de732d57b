import type { Configuration } from '../config/Configuration';
import { SocketConnection } from '../realtime/SocketConnection';
import { SocketMarketFeed } from '../realtime/SocketMarketFeed';
import type { SocketOpener } from '../realtime/SocketOptions';
import { SocketPlayerFeed } from '../realtime/SocketPlayerFeed';
import { portToken } from './PortToken';
import { provide } from './provide';
import { PORT } from './tokens';
import { wiringPart } from './wiringPart';
import type { WiringPart } from './wiringPart';

const CONNECTION = portToken<SocketConnection>('SocketConnection');

/** The feeds over one socket: a market feed only where the backend streams prices. */
export function realtimeModule({ app, hosts }: Configuration, open: SocketOpener): WiringPart {
  return wiringPart('realtime', (container) => {
    provide(
      container,
      CONNECTION,
      [PORT.clock, PORT.scheduler, PORT.logger, PORT.ids],
      (clock, scheduler, logger, ids) => {
        return new SocketConnection({
          url: hosts.socketUrl,
          open,
          clock,
          scheduler,
          logger,
          random: () => ids.random(),
        });
      },
    );
    provide(
      container,
      PORT.playerFeed,
      [CONNECTION, PORT.localStore, PORT.clock, PORT.logger],
      (...given) => new SocketPlayerFeed(...given),
    );
    provide(container, PORT.marketFeed, [CONNECTION, PORT.logger], (...given) =>
      app.capabilities.marketStream ? new SocketMarketFeed(...given) : null,
    );
  });
}
