import { fail } from '@/domain/shared/Result';
import type { Configuration } from '../../config/Configuration';
import { httpBrandGateway } from '../../http/brand/httpBrandGateway';
import { HttpClient } from '../../http/HttpClient';
import { httpSportsGateway } from '../../http/sports/httpSportsGateway';
import type { Transport } from '../../http/Transport';
import type { SocketOpener } from '../../realtime/SocketOptions';
import type { Backend } from '../Backend';
import { together } from '../together';
import type { EagerWire } from './eagerWire';
import type { ReaderLanguage } from './ReaderLanguage';

export interface Wire {
  /** Where the calls go and what is fixed in them. */
  readonly settings: Pick<Configuration, 'hosts' | 'authHeader' | 'sportsAuthHeader' | 'registration'>;
  readonly transport: Transport;
  readonly openSocket: SocketOpener;
  /** Absent: a server is not told. */
  readonly language?: ReaderLanguage | undefined;
  /** What only the whole app asks, where it is there already; absent: a script of its own. */
  readonly eager?: EagerWire;
}

/** A server that speaks `docs/wire.md`. */
export function wireBackend({ settings, transport, openSocket, language, eager }: Wire): Backend {
  return (host) => {
    const { clock, scheduler, logger, ids, closed } = host;
    const { hosts, ...more } = settings;
    const http = new HttpClient({
      settings: { ...hosts, ...more },
      transport: transportUntil(closed, transport),
      scheduler,
      clock,
      logger,
      random: () => ids.random(),
      language: language?.now,
      heldToken: host.heldToken,
      onSessionEnded: (_message, token) => host.sessionEnded(token),
    });
    return {
      brandGateway: httpBrandGateway(http),
      sportsGateway: httpSportsGateway(http),
      whole: () =>
        together([eager ?? import('./wholeWire')], (script) =>
          script.wholeWire({ host, http, openSocket, socketUrl: hosts.socketUrl, language }, eager?.later),
        ),
    };
  };
}

/** What is under way then is given up, and nothing is sent any more. */
function transportUntil(closed: AbortSignal, next: Transport): Transport {
  return (request, watch) =>
    closed.aborted
      ? Promise.resolve(fail({ kind: 'aborted', sent: false }))
      : next(request, { ...watch, signal: AbortSignal.any([watch.signal, closed]) });
}
