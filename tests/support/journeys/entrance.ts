import * as v from 'valibot';
import { signedInSchema } from '@/adapters/http/session/sessionWire';
import { SnapshotStore } from '@/adapters/sandbox/doors/inBrowser/SnapshotStore';
import { WorldKeeper } from '@/adapters/sandbox/doors/inBrowser/worker/WorldKeeper';
import type { SandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import { storedValues } from '@/adapters/storage/storedValues';
import { APP_DETAILS_WIRE } from '@/adapters/wire/appDetailsWire';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import type { NewPlayer } from './AuthScreens';

/** What a browser keeps for the app: texts by key. */
export type Saved = readonly (readonly [key: string, value: string])[];

/** What the browser keeps of somebody who was here before and comes back: after the calls that the app would send, written by the app's own code. */
export interface Entrance {
  asDemo(): Promise<Saved>;
  asNew(person: NewPlayer): Promise<Saved>;
}

interface Backend {
  post(path: string, body: unknown): Promise<unknown>;
  /** Texts to phones, the newest last. */
  inbox(): readonly { readonly to: string; readonly text: string }[];
}

const answer = v.object({ error: v.literal(false), data: v.unknown() });
let worlds = 0;

/** Where the sandbox is in the pages: its world comes along. It runs in a worker, whose clock no journey moves. */
export function entranceInPages(): Entrance {
  const opened = () => {
    const device = new MapKeyValueStore();
    const store = new SnapshotStore(
      {
        getItem: (key) => device.read(key),
        setItem: (key, value) => device.write(key, value),
        removeItem: (key) => device.remove(key),
      },
      () => undefined,
    );
    store.beginTerm(0);
    const { host } = new WorldKeeper({
      createEngine: createSandbox,
      clock: { now: () => Date.now() },
      seed: `journey-${process.pid}-${worlds++}`,
      stored: null,
      save: (world) => void store.save(world),
      unreadable: () => undefined,
    });
    const backend: Backend = {
      post: async (path, body) => {
        const request = { method: 'POST', path, query: {}, headers: {}, body, client: 'journey' } as const;
        return (await host.request(request)).body;
      },
      inbox: () => host.engine.inbox(),
    };
    return { device, backend };
  };
  return {
    asDemo: () => {
      const { device, backend } = opened();
      return demoOn(backend, device);
    },
    asNew: (person) => {
      const { device, backend } = opened();
      return newOn(backend, device, person);
    },
  };
}

/** Where the sandbox is behind HTTP: one world for all. */
export function entranceOnServer({ url, host }: Pick<SandboxServer, 'url' | 'host'>): Entrance {
  const backend: Backend = {
    post: async (path, body) =>
      (await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })).json(),
    inbox: () => host.engine.inbox(),
  };
  return {
    asDemo: () => demoOn(backend, new MapKeyValueStore()),
    asNew: (person) => newOn(backend, new MapKeyValueStore(), person),
  };
}

async function demoOn(backend: Backend, device: MapKeyValueStore): Promise<Saved> {
  return enter(device, await called(backend, '/login/demo', {}));
}

async function newOn(
  backend: Backend,
  device: MapKeyValueStore,
  { name, username, password, mobile }: NewPlayer,
): Promise<Saved> {
  const number = { mobile, country_code: '91' };
  await called(backend, '/sendOtpToMobile', number);
  const text = backend.inbox().findLast(({ to }) => to.endsWith(mobile))?.text ?? '';
  await called(backend, '/mobileVerification', { ...number, otp: /\d{6}/.exec(text)?.[0] });
  const form = { ...number, name, username, password, typeId: 3, parentId: 81026 };
  return enter(device, await called(backend, '/register', form));
}

async function called(backend: Backend, path: string, body: unknown): Promise<unknown> {
  const reply = await backend.post(path, body);
  const read = v.safeParse(answer, reply);
  if (!read.success) throw new Error(`${path}: ${JSON.stringify(reply)}`);
  return read.output.data;
}

function enter(device: MapKeyValueStore, data: unknown): Saved {
  const { token, user } = v.parse(signedInSchema, data);
  const values = storedValues(device, APP_DETAILS_WIRE);
  values.token.keep(token);
  values.user.keep(user);
  return [...device.saved];
}
