import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StatementPage } from '@/application/ports/gateways/StatementGateway';
import { sumsAgree } from '@/domain/cashier/Statement';
import type { StatementTab } from '@/domain/cashier/StatementFilter';
import { token } from '@/domain/shared/ids';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

const DAY_MS = 86_400_000;

describe.each(httpDoors)('StatementGateway, $door', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
  });
  afterAll(() => here.close());

  const ask = (tab: StatementTab = 'all', skip = 0, days = 7) => {
    const until = here.sandbox.engine.now() + 60_000;
    return here.http.statement.page({ skip, pageSize: 10, from: until - days * DAY_MS, until, tab });
  };
  const page = async (tab: StatementTab = 'all', skip = 0): Promise<StatementPage> => {
    const answer = await ask(tab, skip);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };

  it('[CASH-03] a new player has their welcome chips, in cash and in coins', async () => {
    await here.demo();
    const { rows, count, sums, lost } = await page();
    expect(rows).toMatchObject([
      {
        type: 'bonus',
        event: 'welcome',
        amount: 1_000_000,
        balance: 1_000_000,
        coins: 50_000,
        coinsBalance: 50_000,
      },
    ]);
    expect([count, lost]).toEqual([1, 0]);
    expect(sums).toMatchObject({
      opening: 0,
      closing: 1_000_000,
      moneyIn: 1_000_000,
      moneyOut: 0,
      held: 0,
      closingCoins: 50_000,
    });
    expect(here.http.logger.lines).toEqual([]);
  });

  it('[CASH-03] [F19] pages, tabs and sums; what the operator corrects is told', async () => {
    await here.demo();
    const { users } = here.sandbox.engine.audit();
    const mine = users.at(-1)?.userId ?? '';
    for (let more = 1; more <= 14; more += 1)
      here.sandbox.engine.setBalance(mine, { cash: 10_000 - more * 10 });
    const first = await page();
    expect(first.rows).toHaveLength(10);
    expect(first.count).toBe(15);
    expect(sumsAgree(first.sums)).toBe(true);
    expect(first.sums.closing).toBe(986_000);
    expect(first.rows[0]).toMatchObject({
      type: 'adjustment',
      event: 'adjustment',
      amount: -1_000,
      balance: 986_000,
    });
    expect((await page('all', 10)).rows).toHaveLength(5);
    expect(await page('bonus')).toMatchObject({ count: 1 });
    expect(await page('casino')).toMatchObject({ count: 0, rows: [] });
  });

  it('[X30] more than 90 days are refused in words', async () => {
    await here.demo();
    expect(await ask('all', 0, 120)).toMatchObject({ error: { kind: 'refused', code: 'RANGE_TOO_WIDE' } });
  });

  it('[F24] no list is no answer; a row that cannot be read is counted', async () => {
    await here.demo();
    const broken = here.sandbox.faults.http('/getAccountstatement', {
      kind: 'drift',
      path: 'data.statement',
      value: {},
    });
    expect(await ask()).toMatchObject({ error: { kind: 'unexpected' } });
    expect(broken.occurred()).toBe(1);
    const row = here.sandbox.faults.http('/getAccountstatement', {
      kind: 'drift',
      path: 'data.statement.0.amount',
      value: '1,500',
    });
    expect(await page()).toMatchObject({ rows: [], lost: 1 });
    expect(row.occurred()).toBe(1);
  });

  it('[F10] [F13] only a player has one', async () => {
    here.http.held = token('nobody');
    expect(await ask()).toMatchObject({ error: { kind: 'unauthorised' } });
  });
});
