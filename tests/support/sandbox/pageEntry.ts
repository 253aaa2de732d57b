import axios from 'axios';
import { openBrowserSandbox } from '@/adapters/sandbox/doors/inBrowser/openBrowserSandbox';

/** A page that has nothing but the sandbox: for tests of its life in a real browser. */
export interface SandboxPage {
  readonly notices: readonly string[];
  /** Parsed body of the reply, or the code of the error. */
  call(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<unknown>;
  readonly socketLog: string[];
  openSocket(token: string): void;
  /** The acknowledgement, or the error's message. */
  ask(event: string): Promise<unknown>;
  inbox(): readonly string[];
  /** Launches a game and frames it as the app does. */
  openGame(token: string, provider: string, code: string): Promise<void>;
  /** What framed games have said. */
  readonly heard: readonly string[];
}

declare global {
  interface Window {
    sandboxPage?: SandboxPage;
  }
}

const notices: string[] = [];
const socketLog: string[] = [];
const heard: string[] = [];
const { axiosAdapter, openSocket, tools, gameFrames } = openBrowserSandbox((notice) => notices.push(notice));
let socket: ReturnType<typeof openSocket> | null = null;

window.sandboxPage = {
  notices,
  socketLog,
  call: (method, path, body, token) =>
    axios
      .request<unknown>({
        adapter: axiosAdapter,
        method,
        url: path,
        data: body,
        ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}`, token } }),
      })
      .then(
        ({ data }) => data,
        (error: unknown) => (axios.isAxiosError(error) ? (error.code ?? 'unknown') : 'not axios'),
      ),
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
  heard,
  openGame: async (token, provider, code) => {
    const { data } = await axios.request<{ readonly data: { readonly url: string } }>({
      adapter: axiosAdapter,
      method: 'POST',
      url: '/lobby',
      data: { provider, code },
      headers: { Authorization: `Bearer ${token}` },
    });
    const game = gameFrames.open(data.data.url);
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', game.sandbox);
    frame.title = 'game';
    frame.width = '100%';
    frame.height = '820';
    document.body.replaceChildren(frame);
    if (frame.contentWindow !== null) game.attach(frame.contentWindow, (word) => heard.push(word));
    frame.src = game.src;
  },
  inbox: () => tools.inbox().map((message) => message.text),
};
