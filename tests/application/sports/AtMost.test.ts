import { describe, expect, it } from 'vitest';
import { AtMost } from '@/application/sports/AtMost';
import { settle } from '@/adapters/node/settle';

describe('so many calls at a time', () => {
  it('the next one in the row begins when one ends, well or badly; and so again when all have ended', async () => {
    const turns = new AtMost(2);
    for (let round = 0; round < 2; round += 1) {
      const begun: number[] = [];
      const ends: (() => void)[] = [];
      const results = [0, 1, 2, 3].map((call) =>
        turns.run(() => {
          begun.push(call);
          return new Promise<number>((good, bad) => {
            ends.push(() => (call === 0 ? bad(new Error('no answer')) : good(call)));
          });
        }),
      );
      const settled = Promise.allSettled(results);
      await settle();
      expect(begun).toEqual([0, 1]);
      ends[0]?.();
      await settle();
      expect(begun).toEqual([0, 1, 2]);
      ends[2]?.();
      ends[1]?.();
      await settle();
      ends[3]?.();
      expect((await settled).map(({ status }) => status)).toEqual([
        'rejected',
        'fulfilled',
        'fulfilled',
        'fulfilled',
      ]);
    }
  });
});
