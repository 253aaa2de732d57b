import type { WebSocket } from 'ws';
import type { LinkConnection, SandboxLink } from '@/adapters/sandbox/doors/SandboxLink';
import { fieldsOf, listOf, movesForm, scoreForm, ticketForm, walletForm } from './forms';
import { failed, SESSION_OVER, type Reply } from './replies';
import type { KestrelSession } from './Sessions';

const EVENTS = new Map<string, readonly [event: string, form: (payload: unknown) => unknown]>([
  ['update_balance', ['wallet', walletForm]],
  ['bet:update', ['ticket', (payload) => ticketForm(fieldsOf(payload)['bet'])]],
  [
    'sub:notification_toast',
    [
      'note',
      (payload) => {
        const { title, message, status } = fieldsOf(payload);
        return { title, message, kind: status };
      },
    ],
  ],
  ['market:update', ['books', movesForm]],
  ['match:score', ['score', scoreForm]],
  ['match:markets', ['markets', (payload) => ({ event_id: fieldsOf(payload)['refMatchId'] })]],
]);

const watchForm = (payload: unknown): unknown => {
  const { heartbeatMs, resumed, scores } = fieldsOf(payload);
  const more = { beat_ms: heartbeatMs, goes_on: resumed, scores: listOf(scores).map(scoreForm) };
  return { ...movesForm(payload), ...more };
};

const OPS = new Map<string, readonly [event: string, form: (payload: unknown) => unknown]>([
  ['session', ['session_check', () => ({})]],
  ['wallet', ['get:balance', walletForm]],
  ['watch', ['market:subscribe', watchForm]],
  ['unwatch', ['market:unsubscribe', () => ({})]],
]);

/** One WebSocket: greeted first, with the CSRF word of the cookie's session or with none, then asked and told. `sessionOf`: whose cookie it came with. */
export function serveLine(
  socket: WebSocket,
  engine: SandboxLink,
  sessionOf: (csrf: unknown) => KestrelSession | null,
): void {
  let connection: LinkConnection | null = null;
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const greet = (number: number, csrf: unknown): void => {
    const session = csrf === '' ? null : sessionOf(csrf);
    if (csrf !== '' && session === null) return say({ answers: number, reply: SESSION_OVER.reply });
    connection = engine.open(session?.token ?? '', {
      opened: () => say({ answers: number, reply: { status: 'ok', payload: {} } }),
      refused: () => say({ answers: number, reply: SESSION_OVER.reply }),
      send: (event, payload) => {
        const [name, form] = EVENTS.get(event) ?? [];
        if (name !== undefined && form !== undefined) say({ event: name, payload: form(payload) });
      },
      dropped: () => socket.close(),
    });
  };
  socket.on('message', (data: Buffer) => {
    const { op, number, csrf, market_ids, run, place } = fieldsOf(jsonOf(data.toString()));
    if (op === 'hello' && connection === null) return greet(Number(number), csrf);
    const [event, form] = OPS.get(String(op)) ?? [];
    if (event === undefined || form === undefined) return;
    const body = { ids: market_ids, epoch: run, seq: place };
    connection?.receive(event, [body], (value) => {
      const { status, code, message } = fieldsOf(value);
      const reply: Reply =
        status === 'success'
          ? { status: 'ok', payload: form(value) }
          : failed(String(code ?? 'session_over').toLowerCase(), String(message ?? '')).reply;
      say({ answers: number, reply });
    });
  });
  socket.on('close', () => connection?.close());
  socket.on('error', () => socket.terminate());
}

/** undefined: it is none, and nothing is answered. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
