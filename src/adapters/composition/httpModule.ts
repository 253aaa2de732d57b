import type { AxiosAdapter } from 'axios';
import { ContainerModule } from 'inversify';
import type { Configuration } from '../config/Configuration';
import { HttpClient } from '../http/HttpClient';
import { AxiosBetsGateway } from '../http/bets/AxiosBetsGateway';
import { AxiosBrandGateway } from '../http/brand/AxiosBrandGateway';
import { createAxios } from '../http/createAxios';
import { AxiosSessionGateway } from '../http/session/AxiosSessionGateway';
import { AxiosSportsGateway } from '../http/sports/AxiosSportsGateway';
import type { SessionEndedRelay } from './SessionEndedRelay';
import { portToken, provide } from './provide';
import { PORT } from './tokens';

const CLIENT = portToken<HttpClient>('HttpClient');

/** The gateways over HTTP; loaded beside the configuration, so that axios does not hold up the first script. */
export function httpModule(
  { hosts, authHeader, sportsAuthHeader, registration }: Configuration,
  sessionEnded: SessionEndedRelay,
  adapter: AxiosAdapter | undefined,
): ContainerModule {
  return new ContainerModule((container) => {
    provide(
      container,
      CLIENT,
      [PORT.scheduler, PORT.clock, PORT.ids, PORT.session],
      (scheduler, clock, ids, session) => {
        return new HttpClient({
          settings: { ...hosts, authHeader, sportsAuthHeader, registration },
          axios: createAxios(adapter),
          scheduler,
          clock,
          random: () => ids.random(),
          heldToken: () => session.token,
          onSessionEnded: sessionEnded.tell,
        });
      },
    );
    provide(
      container,
      PORT.sessionGateway,
      [CLIENT, PORT.logger],
      (...given) => new AxiosSessionGateway(...given),
    );
    provide(
      container,
      PORT.brandGateway,
      [CLIENT, PORT.logger],
      (...given) => new AxiosBrandGateway(...given),
    );
    provide(
      container,
      PORT.sportsGateway,
      [CLIENT, PORT.logger],
      (...given) => new AxiosSportsGateway(...given),
    );
    provide(container, PORT.betsGateway, [CLIENT, PORT.logger], (...given) => new AxiosBetsGateway(...given));
  });
}
