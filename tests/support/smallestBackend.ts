import { good, json, startWireServer, type SeenRequest } from './wireServer';

/** What a page of docs says that a backend answers. */
export interface SaidReplies {
  /** `data` by method and path. */
  readonly calls: ReadonlyMap<string, unknown>;
  readonly acknowledged: ReadonlyMap<string, unknown>;
  readonly pushed: readonly (readonly [event: string, payload: unknown])[];
}

export interface SmallestBackend {
  readonly url: string;
  /** How often each call and event came that the page names. */
  readonly asked: ReadonlyMap<string, number>;
  /** It is done, and the connection breaks. */
  losesReplyOf(call: string): void;
  close(): Promise<void>;
}

const LAST_SEQ = 2;
/** The key in the examples of the page. */
const KEY = /(?:0f){16}/g;
const BY_KEY = /^(GET \/bets\/by-key\/).*/;

const callOf = (line: string): string => {
  const [, method = '', path = ''] = /^(\w+) ([^?\s]+)/.exec(line) ?? [];
  return `${method} ${path}`.replace(BY_KEY, '$1*');
};

/** The blocks of the page without a language: `METHOD path`, `socket event` and `→` what is answered, `push event` what is sent. */
export function readSmallestBackend(page: string): SaidReplies {
  const ours = page.replaceAll(/```\w+\n.+?```/gs, '');
  const said = [...ours.matchAll(/\n```\n(.+?)\n```/gs)].flatMap(([, block = '']) =>
    block.split(/\n(?=GET |POST |socket |push )/).map((each) => {
      const [head = '', reply = 'null'] = each.split('\n→ ');
      return { head, reply };
    }),
  );
  const answers = said.filter(({ head }) => /^(?:GET|POST|socket) /.test(head));
  const entries = (isSocket: boolean) =>
    answers
      .filter(({ head }) => head.startsWith('socket ') === isSocket)
      .map(({ head, reply }) => [callOf(head), JSON.parse(reply) as unknown] as const);
  return {
    calls: new Map(entries(false)),
    acknowledged: new Map(entries(true)),
    pushed: said.flatMap(({ head }) => {
      const [, event = '', payload = ''] = /^push (\S+) (.+)/s.exec(head) ?? [];
      return event === '' ? [] : [[event, JSON.parse(payload) as unknown] as const];
    }),
  };
}

/** Answers what the page says and nothing else. A bet that is placed comes back under its own key. */
export async function startSmallestBackend(said: SaidReplies): Promise<SmallestBackend> {
  const server = await startWireServer();
  const asked = new Map<string, number>();
  const note = (name: string): void => void asked.set(name, (asked.get(name) ?? 0) + 1);
  let lost = '';
  let key = '';
  const push = (...events: readonly string[]): void => {
    for (const [event, payload] of said.pushed) if (events.includes(event)) server.io.emit(event, payload);
  };
  server.answer((request: SeenRequest) => {
    const call = `${request.method} ${request.path}`.replace(BY_KEY, '$1*');
    const data = said.calls.get(call);
    if (data === undefined) return json({ error: true, data: null, message: 'Not found' }, 404);
    note(call);
    if (call === 'POST /bets') {
      ({ key } = JSON.parse(request.text) as { key: string });
      push('update_balance');
    }
    if (call === 'GET /bets' && key === '') return good({ bets: [], count: 0 });
    return call === lost ? { kind: 'cut' } : good(JSON.parse(JSON.stringify(data).replace(KEY, key)));
  });
  server.io.on('connection', (socket) => {
    socket.onAny((event: string, ...given: unknown[]) => {
      const answer = given.at(-1);
      if (!said.acknowledged.has(`socket ${event}`) || typeof answer !== 'function') return;
      note(`socket ${event}`);
      const first = asked.get(`socket ${event}`) === 1;
      const reply = said.acknowledged.get(`socket ${event}`) as object;
      // A later subscription goes on in the chain that the updates of the page have begun.
      answer('seq' in reply && !first ? { ...reply, prev: LAST_SEQ, seq: LAST_SEQ } : reply);
      if ('seq' in reply && first) push('market:update');
    });
  });
  return {
    url: server.url,
    asked,
    losesReplyOf: (call) => void (lost = call),
    close: () => server.close(),
  };
}
