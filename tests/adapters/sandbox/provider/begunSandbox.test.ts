import { describe, expect, it } from 'vitest';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import type { SandboxBackend } from '@/adapters/sandbox/wire/SandboxBackend';
import type { SandboxControls } from '@/adapters/sandbox/wire/SandboxControls';
import { begunSandbox } from '@tests/support/sandbox/begunSandbox';
import { START_MS } from '@tests/support/sandbox/SandboxUnderTest';

const GIVEN = { seed: 'begun', startMs: START_MS };

/** A demo player who opens a game and plays a round of it, between leaps of the clock. */
function goOn(world: SandboxBackend & SandboxControls): readonly unknown[] {
  const ask = (path: string, body: unknown, token = '') =>
    world.handle({ method: 'POST', path, query: {}, headers: { token }, body, client: 'c' });
  const login = ask('/login/demo', {});
  const { token } = (login.body as { readonly data: { readonly token: string } }).data;
  const lobby = ask('/lobby', { provider: 'spribe', code: 'mines' }, token);
  const { url } = (lobby.body as { readonly data: { readonly url: string } }).data;
  const session = url.split('session=')[1] ?? '';
  const seen: unknown[] = [login.body, ask('/games/play', { session, call: 'open' }).body];
  for (let steps = 0; steps < 60; steps += 1) {
    world.advance(1_000);
    seen.push(world.logHash(), world.revision());
  }
  world.advance(300_000);
  return [...seen, ...standOf(world)];
}

/** All of it but the count of its streams: one that was taken up again begins a new one, as after any start of the server. */
function standOf(world: SandboxBackend & SandboxControls): readonly unknown[] {
  const { provider } = world.snapshot() as { readonly provider: string };
  return [world.logHash(), world.revision(), world.audit(), provider];
}

describe('a world that is gone on from its first moment', () => {
  it('[P32] is the one that would have been made anew, the first, the next and after a reset', () => {
    const fresh = createSandbox(GIVEN);
    const expected = goOn(fresh);
    const worlds = [begunSandbox(GIVEN), begunSandbox(GIVEN)];
    for (const world of worlds) expect(goOn(world)).toEqual(expected);
    fresh.reset();
    for (const world of worlds) {
      world.reset();
      expect(standOf(world)).toEqual(standOf(fresh));
    }
  });

  it('is another one for another seed, and another time', () => {
    const hashOf = (given: typeof GIVEN) => begunSandbox(given).logHash();
    expect(hashOf({ ...GIVEN, seed: 'other' })).not.toBe(hashOf(GIVEN));
    expect(hashOf({ ...GIVEN, startMs: START_MS + 3_600_000 })).not.toBe(hashOf(GIVEN));
  });
});
