import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserBackend } from '@tests/support/simulation/BrowserBackend';
import { simulate } from '@tests/support/simulation/simulate';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the simulation itself', () => {
  it('[P32] repeats exactly from its seed, so that whatever it finds can be looked at again', async () => {
    const run = async (seed: number) => {
      const { world, bets, faults, players } = await simulate(new BrowserBackend(seed), seed, 60, 0);
      vi.unstubAllGlobals();
      return {
        history: world.engine.logHash(),
        bets: [...bets],
        faults: [...faults],
        said: players.map(({ diary }) => [[...diary.left], [...diary.received.keys()], [...diary.letGo]]),
      };
    };
    const first = await run(99);
    expect(await run(99)).toEqual(first);
    expect((await run(98)).history).not.toBe(first.history);
  });
});
