import type { Token } from '@/domain/shared/ids';
import type { HttpRequest } from './Transport';
import type { HttpCall } from './HttpCall';
import type { HttpSettings } from './HttpSettings';

/** A call as a request to one host. The token travels in a header and nowhere else (X34). */
export function requestFor(call: HttpCall, settings: HttpSettings, token: Token | null): HttpRequest {
  const { endpoint } = call;
  const host = { api: settings.apiUrl, sports: settings.sportsUrl, lobby: settings.lobbyUrl }[endpoint.host];
  // assumed: the lobby takes the token as the product API does.
  const { name, scheme } = endpoint.host === 'sports' ? settings.sportsAuthHeader : settings.authHeader;
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(call.parameters?.[key] ?? ''),
  );
  return {
    method: endpoint.method,
    url: host.replace(/\/+$/, '') + path,
    query: call.query ?? {},
    body: call.body,
    headers: token === null ? {} : { [name]: scheme === '' ? token : `${scheme} ${token}` },
    timeoutMs: call.timeoutMs ?? endpoint.timeoutMs,
  };
}
