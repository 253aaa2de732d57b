import { fail } from '@/domain/shared/Result';
import type { Configuration } from '../../config/Configuration';
import { httpBrandGateway } from '../../http/brand/httpBrandGateway';
import { HttpClient } from '../../http/HttpClient';
import { httpSportsGateway } from '../../http/sports/httpSportsGateway';
import type { Transport } from '../../http/Transport';
import type { SocketOpener } from '../../realtime/SocketOptions';
import type { Backend } from '../Backend';
import { together } from '../together';
import type { ReaderLanguage } from './ReaderLanguage';
import type { WireCalls } from './WireCalls';

/** What is said on the wire, whatever carries it. */
export interface SpokenWire {
  /** Where the calls go and what is fixed in them. */
  readonly settings: Pick<Configuration, 'hosts' | 'authHeader' | 'sportsAuthHeader' | 'registration'>;
  /** Absent: a server is not told. */
  readonly language?: ReaderLanguage | undefined;
  /** What is asked beyond a first page, for the features that are used: `EAGER_WIRE`, `LAZY_WIRE` or `SPORTSBOOK_WIRE`. */
  readonly calls: WireCalls;
}

export interface Wire extends SpokenWire {
  readonly transport: Transport;
  readonly openSocket: SocketOpener;
}

/** A server that speaks `docs/wire.md`. */
export function wireBackend({ settings, transport, openSocket, language, calls }: Wire): Backend {
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
        together([calls()], ({ wholeWire }) =>
          wholeWire({ host, http, openSocket, socketUrl: hosts.socketUrl, language }),
        ),
    };
  };
}

/** What is under way then is given up, and nothing is sent any more. A transport that rejects may have sent what it was given (F54). */
function transportUntil(closed: AbortSignal, next: Transport): Transport {
  return async (request, watch) => {
    if (closed.aborted) return fail({ kind: 'aborted', sent: false });
    try {
      return await next(request, { ...watch, signal: AbortSignal.any([watch.signal, closed]) });
    } catch {
      return fail({ kind: 'offline', sent: true });
    }
  };
}
