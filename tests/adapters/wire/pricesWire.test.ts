import { describe, expect, it } from 'vitest';
import { marketChangeOnWire } from '@/adapters/wire/matchOnWire';
import { marketChangeSchema } from '@/adapters/wire/pricesWire';
import * as v from 'valibot';

const read = (runner: object) =>
  v.parse(marketChangeSchema, { id: '1.1', image: true, status: 'OPEN', runners: [{ id: '1', ...runner }] });

describe('[SPORT-04] what a runner was matched at last, on the wire', () => {
  it('is decimal odds, or left out', () => {
    expect(read({ last: 2.06 }).runners[0]?.last).toBe(206);
    expect(read({ last: '2.06' }).runners[0]?.last).toBe(206);
    expect(read({}).runners[0]).not.toHaveProperty('last');
  });

  it.each([0, 1, -3, 'NaN', null, {}, 1e9])('is left out when it is %j, and the prices stand', (last) => {
    const [runner] = read({ last, back: [[0, 2, 100]] }).runners;
    expect(runner).not.toHaveProperty('last');
    expect(runner?.back).toEqual([{ level: 0, offer: { price: 200, size: 10_000 } }]);
  });

  it('is kept as it is read', () => {
    const change = read({ last: 2.06, back: [[0, 2, 100]], lay: [] });
    expect(
      v.parse(marketChangeSchema, marketChangeOnWire({ ...change, status: undefined as never })),
    ).toMatchObject({
      runners: [{ last: 206 }],
    });
  });
});
