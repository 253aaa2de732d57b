import { AxiosHeaders, getAdapter } from 'axios';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { LARGEST_REPLY } from './createAxios';

/** Answers a read from what was asked for ahead of the app, once; everything else, and what failed ahead, goes to the network. */
export function aheadAdapter(take: (url: string) => Promise<Response> | null): AxiosAdapter {
  return async (config) => {
    const ahead = isPublicRead(config) ? take(addressOf(config)) : null;
    const answer = ahead === null ? null : await answerOf(ahead, config);
    return answer ?? getAdapter('xhr')(config);
  };
}

/** Only what a visitor may ask was asked ahead: a read with a token has an answer of its own. */
function isPublicRead({ method, headers }: InternalAxiosRequestConfig): boolean {
  return method === 'get' && Object.keys(headers.toJSON()).every((name) => name.toLowerCase() === 'accept');
}

function addressOf({ url = '', params }: InternalAxiosRequestConfig): string {
  const query = new URLSearchParams(params as Record<string, string>).toString();
  return query === '' ? url : `${url}?${query}`;
}

async function answerOf(
  ahead: Promise<Response>,
  config: InternalAxiosRequestConfig,
): Promise<AxiosResponse<string> | null> {
  try {
    const reply = await ahead;
    if (Number(reply.headers.get('content-length') ?? 0) > LARGEST_REPLY) return null;
    return {
      data: await reply.text(),
      status: reply.status,
      statusText: reply.statusText,
      headers: new AxiosHeaders(Object.fromEntries(reply.headers)),
      config,
      request: { responseURL: reply.url },
    };
  } catch {
    return null;
  }
}
