import type {
  SandboxBackend,
  SocketPeer,
  SocketSession,
  WireReply,
  WireRequest,
} from '@/adapters/sandbox/wire/SandboxBackend';
import type { SandboxControls } from '@/adapters/sandbox/wire/SandboxControls';
import { asyncApi } from '@scripts/contract/documents/asyncApi';
import { openApi } from '@scripts/contract/documents/openApi';
import { CONTRACT } from '@scripts/contract/endpoints/contract';
import { EVENTS } from '@scripts/contract/events';
import { judgeBy, type Judge } from './wireJudge';

const NOTHING_SEEN = { exchanges: [], events: [] };

type Engine = SandboxBackend & SandboxControls;

/**
 * An engine whose every reply, acknowledgement and event is held against the contract's schemas, with no unknown key; with `requests`, where the app's own
 * adapters ask, what it takes as well. It is before the doors, so what a fault makes of a reply is not judged.
 */
export function judgedEngine(
  engine: Engine,
  requests: boolean,
): {
  readonly engine: Engine;
  readonly faults: () => readonly string[];
} {
  const faults = new Set<string>();
  const pushed = new Set<string>();
  const note = (what: string, fault: string | null): void => {
    if (fault !== null && faults.size < 10) faults.add(`${what}: ${fault}`);
  };
  const judged: Engine = {
    ...engine,
    handle: (request) => {
      const reply = engine.handle(request);
      judgeReply(request, reply, note);
      if (requests) judgeRequest(request, reply, note);
      return reply;
    },
    connect: (token, peer) => {
      const watched: SocketPeer = {
        close: (reason) => peer.close(reason),
        send: (event, payload) => {
          if (!pushed.has(event)) note(event, eventJudge(event)(payload));
          peer.send(event, payload);
        },
      };
      const connected = engine.connect(token, watched);
      return connected.ok ? { ok: true, session: judgedSession(connected.session, note) } : connected;
    },
    // What a test sends on purpose may be anything.
    push: (event, payload, userId) => {
      pushed.add(event);
      return engine.push(event, payload, userId);
    },
  };
  return { engine: judged, faults: () => [...faults] };
}

type Note = (what: string, fault: string | null) => void;

function judgedSession(session: SocketSession, note: Note): SocketSession {
  return {
    closed: () => session.closed(),
    receive: (event, args) => {
      const answer = session.receive(event, args);
      if (answer !== undefined) note(`the answer to ${event}`, answerJudge(event)(answer));
      return answer;
    },
  };
}

function judgeReply({ method, path }: WireRequest, reply: WireReply, note: Note): void {
  const endpoint = endpointOf(method, path);
  if (endpoint === undefined) return;
  const status = String(reply.status);
  const place = [...placeOf(endpoint), 'responses', status, ...JSON_SCHEMA];
  note(`${method} ${endpoint.path} ${status}`, judgeOf(true, ...place)(reply.body));
}

/** Of what was taken: what was refused may have been refused for it. */
function judgeRequest({ method, path, body, files }: WireRequest, reply: WireReply, note: Note): void {
  const endpoint = endpointOf(method, path);
  const isTaken = (reply.body as { readonly error: unknown }).error === false;
  if (endpoint === undefined || method === 'GET' || !isTaken || files !== undefined) return;
  const isForm = CONTRACT.some((call) => call.endpoint === endpoint && call.files !== undefined);
  if (isForm) return;
  note(
    `${method} ${endpoint.path} is sent`,
    judgeOf(false, ...placeOf(endpoint), 'requestBody', ...JSON_SCHEMA)(body),
  );
}

function endpointOf(method: string, path: string) {
  return CONTRACT.find(({ endpoint }) => endpoint.method === method && pattern(endpoint.path).test(path))
    ?.endpoint;
}

function placeOf({ path, method }: NonNullable<ReturnType<typeof endpointOf>>): readonly string[] {
  return ['paths', path.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase()];
}

const JSON_SCHEMA = ['content', 'application/json', 'schema'];
const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const strictly = judgeBy(openApi(NOTHING_SEEN), { strict: true });
const loosely = judgeBy(openApi(NOTHING_SEEN), { strict: false });
const bySocket = judgeBy(asyncApi(NOTHING_SEEN), { strict: true });
const judges = new Map<string, Judge>();

function judgeOf(strict: boolean, ...place: readonly string[]): Judge {
  return known(`${strict} ${place.join(' ')}`, () => (strict ? strictly : loosely)(...place));
}

/** A place that is not in the document is a fault of what came, not of the test. */
function known(name: string, make: () => Judge): Judge {
  const found = judges.get(name);
  if (found !== undefined) return found;
  let judge: Judge;
  try {
    judge = make();
  } catch (error) {
    judge = () => `the contract has no ${name}: ${String(error)}`;
  }
  judges.set(name, judge);
  return judge;
}

const messageOf = (event: string): string =>
  event.replaceAll(/[:_](\w)/g, (_, letter: string) => letter.toUpperCase());

function eventJudge(event: string): Judge {
  const isEmpty = EVENTS.some((each) => each.event === event && each.payload === undefined);
  return isEmpty
    ? () => null
    : known(event, () => bySocket('components', 'messages', messageOf(event), 'payload'));
}

function answerJudge(event: string): Judge {
  return known(`${event} answer`, () =>
    bySocket('components', 'messages', `${messageOf(event)}Answer`, 'payload'),
  );
}
