import { describe, expect, it } from 'vitest';
import { ManualClock } from '@/adapters/node/ManualClock';
import type { Capabilities } from '@/application/ports/device/Capabilities';
import type { ReportsGateway } from '@/application/ports/gateways/ReportsGateway';
import { openReports } from '@/application/reports/openReports';
import type { ReportRow } from '@/domain/reports/ReportRow';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { paise, rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { betId } from '@/domain/shared/ids';
import type { FinishedMatch } from '@/domain/sports/FinishedMatch';
import { RESULTS_PAGE, type ResultsFilter } from '@/domain/sports/ResultsFilter';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { somePorts } from '@tests/support/fakes/somePorts';
import { aBet } from '@tests/support/mothers/betting';

/** 15 January 2026, noon in India. */
const NOW = Date.UTC(2026, 0, 15, 6, 30);
const LOST = fail<Failure>({ kind: 'timedOut', sent: true });
const row = (id: number) => ({ id: `M${id}` }) as unknown as ReportRow;
const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => row(from + at));
const RESULTS: ResultsFilter = { sport: 'all', days: 'today', search: 'Hawks', page: 2 };

function reports(
  capabilities: Partial<Capabilities>,
  reportsGateway: Partial<ReportsGateway>,
  session = { epoch: 1 },
) {
  const collected: unknown[] = [];
  const app = openReports(
    {
      ...somePorts({ reportsGateway, session, clock: new ManualClock(NOW) }),
      config: { ...CONFIG, capabilities: { ...CONFIG.capabilities, ...capabilities } },
    },
    {
      collectBets: async (filter) => {
        collected.push(filter);
        return ok({
          bets: [aBet({ id: betId('B1'), status: 'settled', profitLoss: rupees(50) })],
          whole: false,
          unread: 3,
        });
      },
    },
  );
  return { app, collected };
}

describe('profit and loss', () => {
  it('is the backend’s own report where it has one: every page of it, with what it says itself', async () => {
    const asked: unknown[] = [];
    const { app, collected } = reports(
      { reports: true },
      {
        markets: async ({ skip, pageSize, from, until }) => {
          asked.push([skip, pageSize]);
          expect(from).toBe(Date.UTC(2026, 0, 8, 18, 30));
          expect(until).toBeGreaterThan(NOW);
          const said = { profitLoss: paise(7), page: skip } as never;
          return ok({ rows: rows(skip, skip === 0 ? 100 : 20), count: 120, unread: 1, said });
        },
      },
    );
    const report = await app.load({ days: '7d' });
    expect(asked).toEqual([
      [0, 100],
      [100, 100],
    ]);
    expect(report).toEqual(
      ok({
        source: 'markets',
        rows: rows(0, 120),
        whole: true,
        unread: 2,
        untold: 0,
        workedOut: 0,
        said: { profitLoss: 7, page: 100 },
      }),
    );
    expect(collected).toEqual([]);
  });

  it('[F17] that does not come says why; what comes to another session is nobody’s', async () => {
    expect(
      await reports({ reports: true }, { markets: async () => LOST }).app.load({ days: 'today' }),
    ).toEqual(fail(say('wire.timedOut')));
    const session = { epoch: 1 };
    const { app } = reports(
      { reports: true },
      {
        markets: async () => {
          session.epoch += 1;
          return ok({ rows: rows(0, 1), count: 1, unread: 0, said: null });
        },
      },
      session,
    );
    expect(await app.load({ days: 'today' })).toEqual(fail(say('profitLoss.failed')));
  });

  it('is made of the settled bets of those days where it has none, and says what is not in it', async () => {
    const { app, collected } = reports({ reports: false }, {});
    expect(await app.load({ days: '30d' })).toMatchObject({
      ok: true,
      value: { source: 'bets', whole: false, unread: 3, said: null, rows: [{ profitLoss: rupees(50) }] },
    });
    expect(collected).toEqual([
      expect.objectContaining({ tab: 'settled', segment: 'all', days: '30d', byMatch: false }),
    ]);
  });
});

describe('results', () => {
  const match = (id: number) => ({ id: `${id}` }) as unknown as FinishedMatch;

  it('[F19] come a page at a time, and a page stays a page', async () => {
    const asked: unknown[] = [];
    const { app } = reports(
      { results: true },
      {
        results: async (query) => {
          asked.push(query);
          const matches = Array.from({ length: RESULTS_PAGE + 5 }, (_, at) => match(at));
          return ok({ matches, count: 99, unread: 2 });
        },
      },
    );
    const page = await app.results(RESULTS);
    expect(page).toMatchObject({ ok: true, value: { count: 99, unread: 2 } });
    expect(page.ok && page.value.matches).toHaveLength(RESULTS_PAGE);
    await app.results({ ...RESULTS, sport: 'tennis', page: 1 });
    expect(asked).toEqual([
      {
        skip: RESULTS_PAGE,
        pageSize: RESULTS_PAGE,
        search: 'Hawks',
        from: Date.UTC(2026, 0, 14, 18, 30),
        until: Date.UTC(2026, 0, 15, 18, 30) - 1,
      },
      expect.objectContaining({ skip: 0, sport: 'tennis' }),
    ]);
  });

  it('that do not come say why, and a backend without them is not asked', async () => {
    expect(await reports({ results: true }, { results: async () => LOST }).app.results(RESULTS)).toEqual(
      fail(say('wire.timedOut')),
    );
    const none = await reports({ results: false }, {}).app.results(RESULTS);
    expect(none).toEqual(fail(say('wire.notOffered')));
  });
});
