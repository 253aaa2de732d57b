import type { PlayerApp } from '@/application/PlayerApp';

interface Executes {
  execute(...args: unknown[]): unknown;
}

/** Everything that a screen can call and look at, by its path in the app: found by walking through it, so that nothing new is forgotten. */
export interface AppParts {
  readonly useCases: ReadonlyMap<string, Executes>;
  readonly views: ReadonlyMap<string, object>;
}

/** What is not of the player who is signed in: the device, the settings, and sport that is the same for everybody. */
const NOT_OF_PLAYERS = new Set(['device', 'config', 'sandbox', 'sports.view', 'sports.board']);

export async function appParts(app: PlayerApp): Promise<AppParts> {
  const useCases = new Map<string, Executes>();
  const views = new Map<string, object>();
  const walk = async (part: object, path: string): Promise<void> => {
    if (NOT_OF_PLAYERS.has(path)) return;
    if (!isExecutable(part)) {
      if (!isPlain(part)) views.set(path, part);
      else
        for (const [name, each] of Object.entries(part)) {
          if (typeof each === 'function')
            useCases.set(join(path, name), { execute: each as Executes['execute'] });
          else if (isObject(each)) await walk(each, join(path, name));
        }
      return;
    }
    if (/^[a-zA-Z]+\.open$/.test(path))
      await walk((await part.execute()) as object, path.slice(0, -'.open'.length));
    else useCases.set(path, part);
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

function isExecutable(part: object): part is Executes {
  return 'execute' in part && typeof part.execute === 'function';
}

function isPlain(part: object): boolean {
  return Object.getPrototypeOf(part) === Object.prototype;
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
