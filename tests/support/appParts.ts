import type { PlayerApp } from '@/application/PlayerApp';

type Call = (...args: unknown[]) => unknown;

/** Everything that a screen can call and look at, by its path in the app: found by walking through it, so that nothing new is forgotten. */
export interface AppParts {
  readonly useCases: ReadonlyMap<string, Call>;
  readonly views: ReadonlyMap<string, object>;
}

/** What is not of the player who is signed in: the device, the settings, and sport that is the same for everybody. */
const NOT_OF_PLAYERS = new Set(['device', 'config', 'sandbox', 'sports.view', 'sports.board']);

export async function appParts(app: PlayerApp): Promise<AppParts> {
  const useCases = new Map<string, Call>();
  const views = new Map<string, object>();
  const walk = async (part: object, path: string): Promise<void> => {
    if (NOT_OF_PLAYERS.has(path)) return;
    if (!isPlain(part)) {
      views.set(path, part);
      return;
    }
    for (const [name, each] of Object.entries(part)) {
      const at = join(path, name);
      if (isObject(each)) await walk(each, at);
      else if (typeof each !== 'function') continue;
      else if (/^[a-zA-Z]+\.open$/.test(at)) await walk((await (each as Call)()) as object, path);
      else useCases.set(at, each as Call);
    }
  };
  await walk(app, '');
  return { useCases, views };
}

/** All that a view shows, as plain values: its fields and what it works out from them. */
export function shownBy(view: object): unknown {
  const shown: Record<string, unknown> = {};
  for (
    let at: object | null = view;
    at !== null && at !== Object.prototype;
    at = Object.getPrototypeOf(at) as object | null
  )
    for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
      if (typeof value !== 'function' && name !== '__proto__' && !(name in shown))
        shown[name] = get === undefined ? value : get.call(view);
  return JSON.parse(JSON.stringify(shown, plain)) as unknown;
}

function plain(_: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isPlain(part: object): boolean {
  return Object.getPrototypeOf(part) === Object.prototype;
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
