import { WebSocket as NodeSocket } from 'ws';
import type { Backend } from '@/adapters/composition/Backend';
import { kestrelBackend } from '../adapter/kestrelDialect';
import type { OpenWebSocket } from '../adapter/KestrelSocket';

/**
 * For `npm run conformance -- --adapter`: `settings` is what stands under `dialect` in config.json. A browser has one session with this host; a judge
 * has several, and goes on with each: their cookies are stored by their CSRF words.
 */
export function openInNode(settings: { readonly apiUrl: string }): Backend {
  const cookies = new Map<string, string>();
  const cookieOf = (csrf: string | null): Record<string, string> => ({
    Cookie: cookies.get(csrf ?? '') ?? '',
  });
  const ask: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Cookie', cookieOf(headers.get('X-Kestrel-Csrf'))['Cookie'] ?? '');
    const reply = await fetch(url, { ...init, headers });
    const [set = ''] = reply.headers.getSetCookie();
    if (set === '') return reply;
    const { payload } = (await reply.clone().json()) as { readonly payload: { readonly csrf?: string } };
    if (payload.csrf !== undefined) cookies.set(payload.csrf, set.split(';')[0] ?? '');
    return reply;
  };
  return (host) => {
    const open: OpenWebSocket = (url) =>
      new NodeSocket(url, { headers: cookieOf(host.heldToken()) }) as unknown as ReturnType<OpenWebSocket>;
    return kestrelBackend(settings, { ask, open })(host);
  };
}
