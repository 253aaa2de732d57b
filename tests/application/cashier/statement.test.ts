import { describe, expect, it } from 'vitest';
import { collectStatement, loadStatement } from '@/application/cashier/statement';
import type { StatementPage, StatementQuery } from '@/application/ports/gateways/StatementGateway';
import type { StatementRow, StatementSums } from '@/domain/cashier/Statement';
import { momentsOfStatement, type StatementFilter } from '@/domain/cashier/StatementFilter';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { ManualClock } from '@/adapters/node/ManualClock';
import { somePorts } from '@tests/support/fakes/somePorts';

const FILTER: StatementFilter = { tab: 'sports', days: 'today', page: 2, size: 10 };
const SUMS = {} as StatementSums;
const rows = (from: number, count: number): readonly StatementRow[] =>
  Array.from({ length: Math.max(0, count) }, (_, at) => ({ id: `T${from + at}` }) as StatementRow);

function world(answer: (query: StatementQuery) => Result<StatementPage, Failure>) {
  const asked: StatementQuery[] = [];
  const session = { epoch: 1 };
  const gateway = {
    page: async (query: StatementQuery) => {
      asked.push(query);
      return answer(query);
    },
  };
  const clock = new ManualClock();
  return {
    asked,
    session,
    load: loadStatement(somePorts({ statementGateway: gateway, session, clock })),
    collect: collectStatement(somePorts({ statementGateway: gateway, session, clock })),
  };
}

describe('a page of the statement', () => {
  it('[CASH-03] [F19] asks for its part and shows no more than that', async () => {
    const { load, asked } = world(() => ok({ rows: rows(1, 500), count: 900, sums: SUMS, lost: 1 }));
    expect(await load(FILTER)).toMatchObject({ value: { count: 900, unread: 1 } });
    expect(asked).toMatchObject([{ skip: 10, pageSize: 10, tab: 'sports' }]);
    expect((asked[0]?.until ?? 0) - (asked[0]?.from ?? 0)).toBe(3 * 86_400_000 - 1);
    const answer = await load(FILTER);
    expect(answer.ok && answer.value.rows).toHaveLength(10);
  });

  it('[CASH-03] is said to be whole when every row of it could be read', async () => {
    const { load } = world(() => ok({ rows: rows(1, 3), count: 3, sums: SUMS, lost: 0 }));
    const shown = { rows: rows(1, 3), count: 3, sums: SUMS };
    expect(await load(FILTER)).toEqual(ok(shown));
  });

  it('[F07] [F13] [F17] says why there is none; another session’s is dropped', async () => {
    const refused: Failure = {
      kind: 'refused',
      sent: true,
      code: 'RANGE_TOO_WIDE',
      message: 'At most 90 days.',
    };
    expect(await world(() => fail(refused)).load(FILTER)).toMatchObject({
      error: { text: 'At most 90 days.' },
    });
    expect(await world(() => fail({ kind: 'server', sent: true })).load(FILTER)).toMatchObject({
      error: { key: 'wire.serverTrouble' },
    });
    const { load, session } = world(() => ok({ rows: [], count: 0, sums: SUMS, lost: 0 }));
    const late = load(FILTER);
    session.epoch = 2;
    expect(await late).toMatchObject({ error: { key: 'statement.failed' } });
  });
});

describe('the whole statement', () => {
  it('[F19] comes in pages of a hundred, each row once, and has an end', async () => {
    const { collect, asked } = world(({ skip }) =>
      ok({
        rows: rows(skip - (skip > 0 ? 1 : 0), Math.min(100, 250 - skip)),
        count: 250,
        sums: SUMS,
        lost: 0,
      }),
    );
    const answer = await collect(FILTER);
    const range = momentsOfStatement(FILTER, new ManualClock().now());
    expect(asked).toEqual([0, 100, 200].map((skip) => ({ skip, pageSize: 100, tab: 'sports', ...range })));
    expect(answer.ok && answer.value.whole).toBe(true);
    expect(answer.ok && answer.value.rows).toEqual(rows(0, 249));
    const endless = world(({ skip }) => ok({ rows: rows(skip, 100), count: 1e9, sums: SUMS, lost: 0 }));
    expect(await endless.collect(FILTER)).toMatchObject({ value: { whole: false } });
    expect(endless.asked).toHaveLength(100);
  });

  it('[F24] is never a part that passes for the whole', async () => {
    const lost = world(() => ok({ rows: rows(0, 3), count: 4, sums: SUMS, lost: 1 }));
    expect(await lost.collect(FILTER)).toMatchObject({ value: { whole: false } });
    const broken = world(({ skip }) =>
      skip === 0
        ? ok({ rows: rows(0, 100), count: 200, sums: SUMS, lost: 0 })
        : fail({ kind: 'timedOut', sent: true }),
    );
    expect(await broken.collect(FILTER)).toMatchObject({ error: { key: 'wire.timedOut' } });
  });

  it('[F17] [F95] stops at the sign-out and when nobody waits any more, and hands over nothing', async () => {
    const given = { cancelled: false, onCancel: () => undefined };
    for (const stop of [
      ({ session }: ReturnType<typeof world>) => void (session.epoch = 2),
      () => void (given.cancelled = true),
    ]) {
      const here: ReturnType<typeof world> = world(({ skip }) => {
        if (skip > 0) stop(here);
        return ok({ rows: rows(skip, 100), count: 1_000, sums: SUMS, lost: 0 });
      });
      expect(await here.collect(FILTER, given)).toEqual(fail(say('statement.failed')));
      expect(here.asked).toHaveLength(2);
    }
  });
});
