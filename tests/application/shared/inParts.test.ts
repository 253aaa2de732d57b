import { describe, expect, it } from 'vitest';
import { inParts } from '@/application/shared/inParts';
import { withNextRows } from '@/domain/shared/longList';
import type { ListPart, ReadRows } from '@/domain/shared/longList';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';

type Shown = ReadRows<number>;
const RULES = {
  readOf: (shown: Shown) => shown,
  join: (known: Shown, next: Shown) => withNextRows(known, next, (row) => row),
};

function server(length: number, most = 100) {
  const asked: ListPart[] = [];
  const rows = Array.from({ length }, (_, at) => at);
  const ask = async (part: ListPart): Promise<Result<Shown, string>> => {
    asked.push(part);
    const { skip, size } = part;
    return ok({ rows: rows.slice(skip, skip + Math.min(size, most)), count: length });
  };
  return { asked, ask, rows };
}

describe('a part of a list, however large', () => {
  it('[F19] is asked for in parts that a server gives, and is in order', async () => {
    const { ask, asked, rows } = server(400);
    expect(await inParts({ skip: 0, size: 250 }, ask, RULES)).toMatchObject({
      value: { rows: rows.slice(0, 250), count: 400 },
    });
    expect(asked).toEqual([
      { skip: 0, size: 100 },
      { skip: 100, size: 100 },
      { skip: 200, size: 50 },
    ]);
  });

  it('ends with the list, also where a server gives less at once than was asked for', async () => {
    const { ask, rows } = server(70, 30);
    expect(await inParts({ skip: 10, size: 100 }, ask, RULES)).toMatchObject({
      value: { rows: rows.slice(10), count: 70 },
    });
  });

  it('of a small part one is asked for; nothing is no reason to ask on', async () => {
    const { ask, asked } = server(70);
    await inParts({ skip: 25, size: 25 }, ask, RULES);
    await inParts({ skip: 90, size: 25 }, ask, RULES);
    expect(asked).toHaveLength(2);
  });

  it('[F19] a server that counts rows and gives none, or the same ones again, is not asked for ever', async () => {
    const [empty, same] = [server(400, 0), server(400)];
    expect(await inParts({ skip: 0, size: 150 }, empty.ask, RULES)).toEqual(ok({ rows: [], count: 400 }));
    expect(empty.asked).toHaveLength(1);
    const again = await inParts({ skip: 0, size: 250 }, (part) => same.ask({ ...part, skip: 0 }), RULES);
    expect(again).toMatchObject({ ok: true, value: { rows: same.rows.slice(0, 100), count: 400 } });
    expect(same.asked).toHaveLength(2);
  });

  it('[F01] fails as a whole: never a part that passes for it', async () => {
    const { ask } = server(400);
    const answer = await inParts(
      { skip: 0, size: 150 },
      async (part) => (part.skip === 0 ? ask(part) : fail('offline')),
      RULES,
    );
    expect(answer).toEqual(fail('offline'));
  });
});
