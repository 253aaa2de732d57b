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
}

declare global {
  interface Window {
    sandboxPage?: SandboxPage;
  }
}

const notices: string[] = [];
const socketLog: string[] = [];
const { axiosAdapter, openSocket, tools } = openBrowserSandbox((notice) => notices.push(notice));
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
  inbox: () => tools.inbox().map((message) => message.text),
};
