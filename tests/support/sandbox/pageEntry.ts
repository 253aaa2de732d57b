import { openBrowserSandbox } from '@/adapters/sandbox/doors/inBrowser/openBrowserSandbox';
import { trustedScript } from '@/adapters/browser/trustedScript';
import { unwatched } from '../wire/unwatched';

/** A page that has nothing but the sandbox: for tests of its life in a real browser. */
export interface SandboxPage {
  readonly notices: readonly string[];
  /** Parsed body of the reply, or what became of the call. */
  call(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<unknown>;
  readonly socketLog: string[];
  openSocket(token: string): void;
  /** The acknowledgement, or the error's message. */
  ask(event: string): Promise<unknown>;
  inbox(): readonly string[];
  /** Launches a game and frames it as the app does. */
  openGame(token: string, provider: string, code: string): Promise<void>;
  /** What framed games have said. */
  readonly received: readonly string[];
}

declare global {
  interface Window {
    sandboxPage?: SandboxPage;
  }
}

const notices: string[] = [];
const socketLog: string[] = [];
const received: string[] = [];
const { transport, openSocket, tools, gameFrames } = openBrowserSandbox(trustedScript, (notice) =>
  notices.push(notice),
);
let socket: ReturnType<typeof openSocket> | null = null;

window.sandboxPage = {
  notices,
  socketLog,
  call: async (method, path, body, token) => {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}`, token };
    const answer = await transport(
      { method, url: path, query: {}, body, headers, timeoutMs: 0 },
      unwatched(),
    );
    return answer.ok ? (JSON.parse(String(answer.value.text)) as unknown) : answer.error.kind;
  },
  openSocket: (token) => {
    socket = openSocket('', { auth: { token } });
    for (const event of ['connect', 'disconnect', 'connect_error', 'update_balance']) {
      socket.on(event, () => socketLog.push(event));
    }
  },
  ask: (event) =>
    socket
      ?.timeout(5_000)
      .emitWithAck(event)
      .catch((error: unknown) => String(error)) ?? Promise.resolve('no socket'),
  received,
  openGame: async (token, provider, code) => {
    const launched = await window.sandboxPage?.call('POST', '/lobby', { provider, code }, token);
    const { data } = launched as { readonly data: { readonly url: string } };
    const game = gameFrames.open(data.url);
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', game.sandbox);
    frame.title = 'game';
    frame.width = '100%';
    frame.height = '820';
    document.body.replaceChildren(frame);
    if (frame.contentWindow !== null) game.attach(frame.contentWindow, (word) => received.push(word));
    frame.src = game.src;
  },
  inbox: () => tools.inbox().map((message) => message.text),
};
