import { ContainerModule } from 'inversify';
import type { Configuration } from '../config/Configuration';
import { SocketConnection } from '../realtime/SocketConnection';
import { SocketMarketFeed } from '../realtime/SocketMarketFeed';
import type { SocketOpener } from '../realtime/SocketOptions';
import { SocketPlayerFeed } from '../realtime/SocketPlayerFeed';
import { portToken, provide } from './provide';
import { PORT } from './tokens';

const CONNECTION = portToken<SocketConnection>('SocketConnection');

/** The feeds over one socket. */
export function realtimeModule({ hosts }: Configuration, open: SocketOpener): ContainerModule {
  return new ContainerModule((container) => {
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
    provide(
      container,
      PORT.marketFeed,
      [CONNECTION, PORT.scheduler, PORT.logger],
      (...given) => new SocketMarketFeed(...given),
    );
  });
}
