import { describe, expect, it } from 'vitest';
import { LatestRun } from '@/application/betting/LatestRun';
import { settle } from '@/adapters/node/settle';

function world() {
  const ends: (() => void)[] = [];
  const latest = new LatestRun(() => new Promise<void>((end) => ends.push(end)));
  return { ends, latest };
}

describe('one run at a time, and one more for who came meanwhile', () => {
  it('all who come during a run share the next one', async () => {
    const { ends, latest } = world();
    void latest.run();
    const shared = [latest.run(), latest.run(), latest.run()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await settle();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await Promise.all(shared);
    expect(ends).toHaveLength(2);
    void latest.run();
    expect(ends).toHaveLength(3);
  });

  it('[F17] a run of the past neither holds up the next nor ends it', async () => {
    const { ends, latest } = world();
    void latest.run();
    void latest.run();
    latest.forget();
    void latest.run();
    expect(ends).toHaveLength(2);
    ends[0]?.();
    await settle();
    void latest.run();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await settle();
    expect(ends).toHaveLength(3);
  });
});
