import { describe, expect, it } from 'vitest';
import { settle } from '@/adapters/node/settle';
import { PAGES } from '@/ui/routing/pages';
import { warmNext } from '@/ui/routing/warmNext';

/** A browser that is idle when the test says so. */
function aVisit(path: string, { savesData = false, says = true, refused = false } = {}) {
  const loaded: string[] = [];
  const waiting = new Set<() => void>();
  const load = (name: string) => async () => {
    loaded.push(name);
    if (refused) throw new Error('gone');
  };
  const pages = Object.fromEntries(
    Object.keys(PAGES).map((name) => [name, load(name)]),
  ) as unknown as typeof PAGES;
  const idle = (run: () => void) => {
    waiting.add(run);
    return () => void waiting.delete(run);
  };
  const stop = warmNext(path, pages, load('search'), says ? idle : null, savesData);
  const beIdle = async (): Promise<void> => {
    for (const run of [...waiting]) {
      waiting.delete(run);
      run();
    }
    await settle();
  };
  return { loaded, stop, beIdle };
}

describe('what is likely to be opened next', () => {
  it('is fetched one by one, each when there is nothing else to do', async () => {
    const { loaded, beIdle } = aVisit('/home');
    expect(loaded).toEqual([]);
    await beIdle();
    expect(loaded).toEqual(['search']);
    await beIdle();
    expect(loaded).toEqual(['search', 'exchange']);
    await beIdle();
    expect(loaded).toEqual(['search', 'exchange']);
  });

  it.each([
    ['/spmsports/cricket', ['search', 'exchange']],
    ['/exchange/11', []],
    ['/games-all', ['search', 'game']],
    ['/cashier', []],
    ['/no/such/page', []],
  ])('depends on where somebody is: %s', async (path, wanted) => {
    const { loaded, beIdle } = aVisit(path);
    for (let turn = 0; turn < 3; turn += 1) await beIdle();
    expect(loaded).toEqual(wanted);
  });

  it('what does not come keeps nothing else from coming', async () => {
    const { loaded, beIdle } = aVisit('/home', { refused: true });
    await beIdle();
    await beIdle();
    expect(loaded).toEqual(['search', 'exchange']);
  });

  it('is left alone once somebody has gone on', async () => {
    const { loaded, stop, beIdle } = aVisit('/home');
    stop();
    await beIdle();
    expect(loaded).toEqual([]);
  });

  it.each([{ savesData: true }, { says: false }])('is not fetched with %o', async (given) => {
    const { loaded, beIdle } = aVisit('/home', given);
    await beIdle();
    expect(loaded).toEqual([]);
  });
});
