import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import { inventFrom } from '@tests/support/mothers/inventFrom';
import { Recorder, type Asked } from './Recorder';
import type { CallName } from '../endpoints/contract';

const START_MS = Date.UTC(2026, 0, 15, 12, 0, 0);

/** A sandbox in virtual time with a recorder at its door: the same seed, the same bytes. */
export function openScene(seed: number) {
  const engine = createSandbox({ seed: String(seed), startMs: START_MS });
  const recorder = new Recorder(engine);
  const invented = inventFrom(seed, 'examples');
  let keys = 0;
  let token: string | undefined;
  return {
    ...{ engine, recorder, invented },
    /** 32 hex characters, as a client makes them. */
    key: (): string => (BigInt(seed) * 1_000_003n + BigInt((keys += 1))).toString(16).padStart(32, 'c'),
    as: (next: string | undefined): void => {
      token = next;
    },
    ask: (call: CallName, asked: Asked = {}): unknown =>
      recorder.ask(call, token === undefined ? asked : { token, ...asked }),
    /** The code in the last message to a number. */
    codeFor: (mobile: string): string => {
      const message = engine.inbox().findLast(({ to }) => to.endsWith(mobile));
      return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
    },
    /** In steps, as a clock goes. */
    pass: (ms: number): void => {
      for (let left = ms; left > 0; left -= 1_000) engine.advance(Math.min(left, 1_000));
    },
  };
}

export type Scene = ReturnType<typeof openScene>;

/** One value of an answer, by the names on the way to it. */
export function at(value: unknown, ...path: readonly (string | number)[]): never {
  let found: unknown = value;
  for (const step of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  if (found === undefined) throw new Error(`nothing at ${path.join('.')} of ${JSON.stringify(value)}`);
  return found as never;
}
