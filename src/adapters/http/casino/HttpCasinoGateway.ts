import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type { PageAddress } from '@/application/ports/device/PageAddress';
import type { CasinoGateway } from '@/application/ports/gateways/CasinoGateway';
import type { Game } from '@/domain/casino/Game';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeGames } from './decodeGames';
import { decodeLaunch } from './launchWire';

export type OwnGames = () => Promise<readonly Game[]>;

export class HttpCasinoGateway implements CasinoGateway {
  readonly #http: HttpClient;
  readonly #logger: Logger;
  readonly #pictures: PageAddress & { readonly origins: readonly string[] };

  readonly #ownGames: OwnGames | null;

  /** `ownGames`: our list, for a backend that has none. */
  constructor(
    http: HttpClient,
    logger: Logger,
    address: PageAddress,
    assetHosts: readonly string[],
    ownGames: OwnGames | null = null,
  ) {
    this.#ownGames = ownGames;
    this.#http = http;
    this.#logger = logger;
    this.#pictures = { ...address, origins: assetHosts };
  }

  catalogue(cancellation?: Cancellation): Promise<Result<readonly Game[], Failure>> {
    if (this.#ownGames !== null) return this.#own(this.#ownGames);
    return this.#http.send({ endpoint: ENDPOINTS.games, cancellation }, (data) =>
      decodeGames(data, this.#pictures, this.#logger),
    );
  }

  launch(target: LaunchTarget, cancellation?: Cancellation): Promise<Result<string, Failure>> {
    const { casino, provider, code, homeUrl } = target;
    const body = { casino, provider, code, homeUrl: homeUrl ?? '' };
    return this.#http.send({ endpoint: ENDPOINTS.launchGame, body, cancellation }, (data) =>
      decodeLaunch(data, this.#logger),
    );
  }

  /** It is a script of its own, and may not come. */
  async #own(load: OwnGames): Promise<Result<readonly Game[], Failure>> {
    try {
      return ok(await load());
    } catch {
      return fail({ kind: 'offline', sent: false });
    }
  }
}
