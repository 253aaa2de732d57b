import { describe, expect, it } from 'vitest';
import { collectPages } from '@/application/shared/collectPages';
import { ok } from '@/domain/shared/Result';

const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: from + at }));

describe('a whole list, page after page', () => {
  it('[F19] one that fills its pages to the last row is whole, and nothing is asked for beyond it', async () => {
    const asked: number[] = [];
    const all = await collectPages({ epoch: 1 }, undefined, async (skip, size) => {
      asked.push(skip);
      return ok({ rows: rows(skip, size), count: 200 });
    });
    expect(asked).toEqual([0, 100]);
    expect(all).toEqual(ok({ rows: rows(0, 200), whole: true, unread: 0 }));
  });

  it('[F19] a server that counts more rows than it gives is not asked for ever', async () => {
    let asked = 0;
    const all = await collectPages({ epoch: 1 }, undefined, async (skip, size) => {
      asked += 1;
      return ok({ rows: skip === 0 ? rows(0, size) : [], count: 5_000, unread: 1 });
    });
    expect(asked).toBe(2);
    expect(all).toEqual(ok({ rows: rows(0, 100), whole: true, unread: 2 }));
  });
});
