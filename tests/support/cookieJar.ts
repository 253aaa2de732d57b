import { WebSocket as NodeSocket } from 'ws';
import type { OpenWebSocket } from '../../examples/dialect-kestrel/adapter/KestrelSocket';

/** A browser's cookies for one host; Node's own `fetch` has none. */
export function cookieJar() {
  let cookie = '';
  const ask: typeof fetch = async (url, init) => {
    const cookies = init?.credentials === 'include' && cookie !== '' ? { Cookie: cookie } : {};
    const headers = { ...(init?.headers as Record<string, string>), ...cookies };
    const reply = await fetch(url, { ...init, headers });
    const [set = ''] = reply.headers.getSetCookie();
    if (set !== '') cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
    return reply;
  };
  const open: OpenWebSocket = (url) =>
    new NodeSocket(url, { headers: { Cookie: cookie } }) as unknown as ReturnType<OpenWebSocket>;
  return { ask, open, cookie: () => cookie };
}
