import axios, { isAxiosError, type AxiosResponse } from 'axios';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import { LARGEST_REPLY, type Delivery, type Transport } from './Transport';

/**
 * The one axios instance. It moves text and nothing else: status, envelope and JSON are ours to judge, because axios would hand over
 * an HTML page as a success and lose the status of a reply that does not parse.
 */
export function axiosTransport(): Transport {
  const instance = axios.create({
    responseType: 'text',
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true, silentJSONParsing: true, forcedJSONParsing: false },
    // Where the network honours them (Node); a browser follows redirects by itself, see `exchange`.
    maxRedirects: 0,
    maxContentLength: LARGEST_REPLY,
    withCredentials: false,
    withXSRFToken: false,
  });
  return (request, { signal, onBytes }) =>
    instance
      .request<unknown>({
        method: request.method,
        url: request.url,
        params: request.query,
        data: request.body,
        headers: { ...request.headers },
        timeout: request.timeoutMs,
        signal,
        onDownloadProgress: ({ loaded, total }) => onBytes(Math.max(loaded, total ?? 0)),
      })
      .then(
        (response) => ok(deliveryOf(response)),
        (error: unknown) => fail(failureOfError(error)),
      );
}

function deliveryOf({ data, status, headers, request }: AxiosResponse<unknown>): Delivery {
  const named = new Map<string, unknown>(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const retryAfter = named.get('retry-after');
  return {
    status,
    text: data,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    from: addressThatAnswered(request),
  };
}

function addressThatAnswered(request: unknown): string | null {
  if (typeof request !== 'object' || request === null || !('responseURL' in request)) return null;
  const { responseURL } = request;
  return typeof responseURL === 'string' && responseURL !== '' ? responseURL : null;
}

/** The request could not even be formed: a wrong address in the configuration. */
const NEVER_FORMED = new Set([
  'ERR_INVALID_URL',
  'ERR_BAD_REQUEST',
  'ERR_BAD_OPTION',
  'ERR_BAD_OPTION_VALUE',
]);
const NOT_AN_ANSWER = new Set(['ERR_BAD_RESPONSE', 'ERR_FR_TOO_MANY_REDIRECTS']);

/**
 * An exchange that ended without a reply. `sent` stays true wherever the request may have arrived: a browser calls every failure of the network the
 * same, and what Node knows of a refused connection no player's page does.
 */
export function failureOfError(error: unknown): Failure {
  if (!isAxiosError(error)) return { kind: 'unexpected', sent: true };
  const code = error.code ?? '';
  // ECONNABORTED is not the time-out (that is ETIMEDOUT here) but the browser giving up, on leaving the page.
  if (code === 'ERR_CANCELED' || code === 'ECONNABORTED') return { kind: 'aborted', sent: true };
  if (code === 'ETIMEDOUT') return { kind: 'timedOut', sent: true };
  if (NEVER_FORMED.has(code)) return { kind: 'unexpected', sent: false };
  if (NOT_AN_ANSWER.has(code)) return { kind: 'unexpected', sent: true };
  return { kind: 'offline', sent: true };
}
