import type { PageAddress } from '@/application/ports/device/PageAddress';
import type { CasinoGateway } from '@/application/ports/gateways/CasinoGateway';
import type { Game } from '@/domain/casino/Game';
import { fail, ok } from '@/domain/shared/Result';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeGames } from './decodeGames';
import { decodeLaunch } from './launchWire';

export type OwnGames = () => Promise<readonly Game[]>;

/** `ownGames`: our list, for a backend that has none. It is a script of its own, and may not come. */
export function httpCasinoGateway(
  http: HttpClient,
  address: PageAddress,
  assetHosts: readonly string[],
  ownGames: OwnGames | null = null,
): CasinoGateway {
  const pictures = { ...address, origins: assetHosts };
  return {
    catalogue: (cancellation) =>
      ownGames === null
        ? http.send({ endpoint: ENDPOINTS.games, cancellation }, (data, logger) =>
            decodeGames(data, pictures, logger),
          )
        : ownGames().then(
            (games) => ok(games),
            () => fail({ kind: 'offline', sent: false }),
          ),
    launch: ({ casino, provider, code, homeUrl, language }, cancellation) => {
      // assumed: how a launch says in which language the game opens.
      const lang = language === null ? {} : { lang: language };
      const body = { casino, provider, code, homeUrl: homeUrl ?? '', ...lang };
      return http.send({ endpoint: ENDPOINTS.launchGame, body, cancellation }, decodeLaunch);
    },
  };
}
