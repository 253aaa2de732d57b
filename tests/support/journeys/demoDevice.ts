import { WorldKeeper } from '@/adapters/sandbox/doors/inBrowser/worker/WorldKeeper';
import { SnapshotStore } from '@/adapters/sandbox/doors/inBrowser/SnapshotStore';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import { APP_DETAILS_WIRE } from '@/adapters/wire/appDetailsWire';
import { signedInSchema } from '@/adapters/http/session/sessionWire';
import { storedValues } from '@/adapters/storage/storedValues';
import type { SandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import * as v from 'valibot';

/** What a browser keeps for the app: texts by key. */
export type Kept = readonly (readonly [key: string, value: string])[];

const LOG_IN = '/login/demo';
const signedIn = v.object({ data: signedInSchema });
let worlds = 0;

/**
 * What the browser of a demo player keeps who was here before and comes back: written by the app's own code, after the log-in that the app would send. The
 * sandbox is in the pages: the world comes along.
 */
export async function demoInPages(shiftMs: number): Promise<Kept> {
  const device = new MapKeyValueStore();
  const store = new SnapshotStore(asStorage(device), () => undefined);
  store.beginTerm(0);
  const keeper = new WorldKeeper({
    createEngine: createSandbox,
    clock: { now: () => Date.now() + shiftMs },
    seed: `journey-${process.pid}-${worlds++}`,
    stored: null,
    save: (world) => void store.save(world),
    unreadable: () => undefined,
  });
  const { body } = await keeper.host.request({
    method: 'POST',
    path: LOG_IN,
    query: {},
    headers: {},
    body: {},
    client: 'journey',
  });
  return entered(device, body);
}

/** The same where the sandbox is behind HTTP: it has one world for all. */
export async function demoOnServer({ url }: SandboxServer): Promise<Kept> {
  const reply = await fetch(`${url}${LOG_IN}`, { method: 'POST', body: '{}' });
  return entered(new MapKeyValueStore(), await reply.json());
}

function entered(device: MapKeyValueStore, reply: unknown): Kept {
  const { token, user } = v.parse(signedIn, reply).data;
  const values = storedValues(device, APP_DETAILS_WIRE);
  values.token.keep(token);
  values.user.keep(user);
  return [...device.saved];
}

function asStorage(device: MapKeyValueStore): ConstructorParameters<typeof SnapshotStore>[0] {
  return {
    getItem: (key) => device.read(key),
    setItem: (key, value) => device.write(key, value),
    removeItem: (key) => device.remove(key),
  };
}
