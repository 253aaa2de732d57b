import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { token } from '@/domain/shared/ids';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

const DAY_MS = 86_400_000;

describe.each(httpDoors)('ReportsGateway, $door', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
  });
  afterAll(() => here.close());

  const days = (back: number) => {
    const until = here.sandbox.engine.now();
    return { from: until - back * DAY_MS, until };
  };

  it('a player who has bet nothing has an empty report with sums of nothing', async () => {
    await here.demo();
    const answer = await here.http.reports.markets({ skip: 0, pageSize: 10, ...days(7) });
    const said = { profitLoss: 0, commission: 0 };
    expect(answer).toEqual({ ok: true, value: { rows: [], count: 0, unread: 0, said } });
    expect(here.http.logger.lines).toEqual([]);
  });

  it('results can be read, by sport and by team, and every market of them says something', async () => {
    const query = { skip: 0, pageSize: 25, search: '', ...days(1) };
    const answer = await here.http.reports.results(query);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { matches, count, unread } = answer.value;
    expect([matches.length, unread]).toEqual([25, 0]);
    expect(count).toBeGreaterThan(500);
    const kinds = new Set(matches.flatMap(({ markets }) => markets.map(({ outcome }) => outcome.kind)));
    expect(kinds).toContain('won');
    expect(kinds).toContain('runs');
    expect(kinds).not.toContain('said');
    const [one] = matches;
    const found = await here.http.reports.results({ ...query, sport: one!.sport, search: one!.away });
    expect(found.ok && found.value.matches.some(({ id }) => id === one?.id)).toBe(true);
    expect(here.http.logger.lines).toEqual([]);
  });

  it('more days than there are is refused by its code, and a report is for who is logged in', async () => {
    const wide = await here.http.reports.results({ skip: 0, pageSize: 10, search: '', ...days(40) });
    expect(wide).toMatchObject({ ok: false, error: { kind: 'refused', code: 'RANGE_TOO_WIDE' } });
    here.http.held = token('never-given');
    const asked = await here.http.reports.markets({ skip: 0, pageSize: 10, ...days(7) });
    expect(asked).toMatchObject({ ok: false, error: { kind: 'unauthorised' } });
  });
});
