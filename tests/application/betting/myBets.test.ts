import { describe, expect, it } from 'vitest';
import { collectBets, loadBets } from '@/application/betting/loadBets';
import { watchBets } from '@/application/betting/watchBets';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { fail } from '@/domain/shared/Result';
import { betId, token } from '@/domain/shared/ids';
import { ManualClock } from '@/adapters/node/ManualClock';
import { FakeBetsGateway } from '@tests/support/fakes/FakeBetsGateway';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { aBet } from '@tests/support/mothers/betting';
import { sessionStore } from '@tests/support/stores';

const FILTER: BetsFilter = {
  tab: 'settled',
  segment: 'fancy',
  days: { from: '2026-03-01', to: '2026-03-31' } as BetsFilter['days'],
  page: 3,
  size: 25,
  byMatch: false,
};
const DAYS = { from: Date.UTC(2026, 1, 28, 18, 30), until: Date.UTC(2026, 2, 31, 18, 29, 59, 999) };

function world() {
  const bets = new FakeBetsGateway();
  const session = sessionStore();
  const clock = new ManualClock();
  return {
    bets,
    session,
    load: loadBets({ betsGateway: bets, session, clock }),
    collect: collectBets({ betsGateway: bets, session, clock }),
  };
}
const many = (count: number) => Array.from({ length: count }, (_, n) => aBet({ id: betId(`b${n}`) }));

describe('a page of bets', () => {
  it('[SPORT-06] asks for exactly the page, the days, the kind and the status of the filter', async () => {
    const { bets, load } = world();
    await load(FILTER);
    await load({ ...FILTER, tab: 'open', segment: 'all', page: 1, size: 10 });
    expect(bets.queries).toEqual([
      { skip: 50, pageSize: 25, status: 'settled', market: 'fancy', ...DAYS },
      { skip: 0, pageSize: 10, status: 'open', ...DAYS },
    ]);
  });

  it('[F19] a backend that sends more than was asked for fills one page, not the memory', async () => {
    const { bets, load } = world();
    bets.list = async () => ({ ok: true, value: { bets: many(10_000), count: 10_000 } });
    const answer = await load(FILTER);
    expect(answer.ok && answer.value.list.rows.length).toBe(25);
    expect(answer).toMatchObject({ value: { count: 10_000, totals: null } });
  });

  it('[F93] rows that could not be read are counted beside those that could', async () => {
    const { bets, load } = world();
    bets.list = async () => ({ ok: true, value: { bets: many(1), count: 3, unread: 2 } });
    expect(await load({ ...FILTER, page: 1 })).toMatchObject({ value: { count: 3, unread: 2 } });
    bets.list = async () => ({ ok: true, value: { bets: many(1), count: 1 } });
    const all = await load({ ...FILTER, page: 1 });
    expect(all.ok && 'unread' in all.value).toBe(false);
  });

  it('passes on totals over the whole filter', async () => {
    const { bets, load } = world();
    const totals = { stake: rupees(100), profitLoss: rupees(-5) };
    bets.list = async () => ({ ok: true, value: { bets: [], count: 0, totals } });
    expect(await load(FILTER)).toMatchObject({ value: { totals } });
  });

  it('[F17] bets of somebody who left are nobody’s', async () => {
    const { bets, load, session } = world();
    bets.open = many(1);
    bets.gate.pause();
    const answer = load({ ...FILTER, page: 1 });
    session.sessionOpened(token('another'), null, true);
    bets.gate.resume();
    expect(await answer).toMatchObject({ ok: false });
  });

  it('[F01] a failure is said in words', async () => {
    const { bets, load } = world();
    bets.failure = { kind: 'offline', sent: false };
    expect(await load(FILTER)).toMatchObject({ ok: false, error: { key: 'wire.offline' } });
  });
});

describe('all bets of a filter', () => {
  it('page after page, whatever page is shown', async () => {
    const { bets, collect } = world();
    bets.open = many(250);
    const answer = await collect(FILTER);
    expect(answer.ok && [answer.value.bets.length, answer.value.whole]).toEqual([250, true]);
    expect(bets.queries).toEqual(
      [0, 100, 200].map((skip) => ({ skip, pageSize: 100, status: 'settled', market: 'fancy', ...DAYS })),
    );
  });

  it('[F93] counts over all pages what could not be read', async () => {
    const { bets, collect } = world();
    const pages = [
      { bets: many(100), count: 250, unread: 2 },
      { bets: many(100), count: 250, unread: 3 },
      { bets: many(50), count: 250 },
    ];
    bets.list = async ({ skip }) => ({ ok: true, value: pages[skip / 100] ?? { bets: [], count: 0 } });
    expect(await collect(FILTER)).toMatchObject({ value: { unread: 5, whole: true } });
  });

  it.each(['sign-out', 'cancellation'])(
    '[F17] [F95] stops at the %s, and hands over nothing',
    async (why) => {
      const { bets, collect, session } = world();
      bets.open = many(250);
      const given = { cancelled: false, onCancel: () => undefined };
      const listed = bets.list.bind(bets);
      bets.list = (query) => {
        if (why === 'sign-out') session.sessionClosed();
        else given.cancelled = true;
        return listed(query);
      };
      expect(await collect(FILTER, given)).toEqual(fail(say('bets.failed')));
      expect(bets.queries).toHaveLength(1);
    },
  );

  it('a bet that slid onto the next page is there once', async () => {
    const { bets, collect } = world();
    bets.open = many(150);
    const listed = bets.list.bind(bets);
    bets.list = async (query) => {
      const page = await listed(query);
      bets.open = [aBet({ id: betId('new') }), ...many(150)];
      return page;
    };
    const answer = await collect(FILTER);
    expect(answer.ok && answer.value.bets.map(({ id }) => id)).toEqual(many(150).map(({ id }) => id));
  });

  it('[F19] ten thousand are the most, and it says that there are more', async () => {
    const { bets, collect } = world();
    bets.open = many(10_050);
    const answer = await collect(FILTER);
    expect(answer.ok && [answer.value.bets.length, answer.value.whole]).toEqual([10_000, false]);
  });

  it('[F05] a failure on the way is a failure: never a part that passes for the whole', async () => {
    const { bets, collect } = world();
    bets.open = many(150);
    const listed = bets.list.bind(bets);
    bets.list = (query) => {
      if (query.skip > 0) bets.failure = { kind: 'server', sent: true };
      return listed(query);
    };
    expect(await collect(FILTER)).toMatchObject({ ok: false, error: { key: 'wire.serverTrouble' } });
  });
});

describe('the news of bets', () => {
  it('are told until released; whatever may have lost some is told too', () => {
    const [feed, page] = [new FakePlayerFeed(), new FakePageLife()];
    const events: string[] = [];
    const stop = watchBets({ playerFeed: feed, pageLife: page })({
      received: ({ id }) => void events.push(id),
      missed: () => void events.push('missed'),
    });
    feed.tell((listener) => listener.betUpdated?.(aBet()));
    feed.become('connected');
    expect(events).toEqual(['bet-1']);
    feed.become('reconnecting');
    feed.become('connected');
    page.resume();
    page.goOnline(false);
    page.goOnline(true);
    expect(events).toEqual(['bet-1', 'missed', 'missed', 'missed']);
    feed.become('connected');
    feed.become('disconnected');
    feed.become('connecting');
    expect(events).toHaveLength(4);
    feed.become('connected');
    expect(events).toHaveLength(5);
    stop();
    expect([feed.listening, page.listening]).toEqual([0, 0]);
  });
});
