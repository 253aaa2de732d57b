import { describe, expect, it } from 'vitest';
import { belongs, betList, listAfterNews, withMoreRows } from '@/domain/betting/BetList';
import type { BetsShown } from '@/domain/betting/BetsShown';
import { betTotals, groupByMatch, summedBets } from '@/domain/betting/betTotals';
import { joinBets } from '@/domain/betting/joinBets';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { betId, matchId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';

const AT = Date.UTC(2026, 0, 15, 12);
const bet = (id: string, minutes = 0, changes = {}) =>
  aBet({ id: betId(id), createdAt: AT + minutes * 60_000, ...changes });
const SETTLED = { status: 'settled', profitLoss: rupees(500), settledAt: AT + 3_600_000 } as const;

describe('a list of open bets while it is shown', () => {
  const open = betList({ tab: 'open' }, [bet('b2', 2), bet('b1', 1)]);

  it('a bet of it changes in place; settled, it stays where it is', () => {
    const after = listAfterNews(open, bet('b1', 1, SETTLED));
    expect(after.rows.map(({ id, status }) => `${id} ${status}`)).toEqual(['b2 matched', 'b1 settled']);
    expect(after.fresh.size).toBe(0);
  });

  it('[P18] news that is older than what is shown changes nothing', () => {
    const after = listAfterNews(open, bet('b1', 1, SETTLED));
    expect(listAfterNews(after, bet('b1', 1))).toBe(after);
  });

  it('a new bet is counted, once, and moves no row; settled meanwhile it counts no more', () => {
    const once = listAfterNews(open, bet('b3', 3, { status: 'pending', matched: NO_MONEY }));
    expect([...once.fresh]).toEqual(['b3']);
    expect(once.rows).toBe(open.rows);
    expect(listAfterNews(once, bet('b3', 3))).toBe(once);
    expect(listAfterNews(once, bet('b3', 3, SETTLED)).fresh.size).toBe(0);
  });

  it('an older bet is on another page, not new', () => {
    expect(listAfterNews(open, bet('b0', 0))).toBe(open);
  });

  it('a bet of the same moment as the newest, or of none, is not known to be newer', () => {
    expect(listAfterNews(open, bet('b3', 2))).toBe(open);
    expect(listAfterNews(open, bet('b3', 0, { createdAt: null }))).toBe(open);
  });

  it('read further, a new bet that is on it now is no news any more', () => {
    const news = [bet('b4', 4), bet('b3', 3)].reduce(listAfterNews, open);
    const more = withMoreRows(news, [bet('b3', 3), ...open.rows]);
    expect([more.scope, more.rows.map(({ id }) => id)]).toEqual([{ tab: 'open' }, ['b3', 'b2', 'b1']]);
    expect([...more.fresh]).toEqual(['b4']);
  });

  it('in an empty list, and before a row without a date, every bet is new', () => {
    expect(listAfterNews(betList({ tab: 'open' }, []), bet('b0')).fresh.size).toBe(1);
    const undated = betList({ tab: 'open' }, [bet('b2', 0, { createdAt: null }), bet('b1', 1)]);
    for (const createdAt of [AT, null])
      expect(listAfterNews(undated, bet('b0', 0, { createdAt })).fresh.size).toBe(1);
  });
});

describe('[SPORT-05] what a player changed, in a list of open bets', () => {
  const WAITS = { status: 'unmatched', matched: NO_MONEY } as const;
  const open = betList({ tab: 'open' }, [bet('b2', 2), bet('b1', 1, WAITS)]);
  const change = (changes = {}) => bet('b3', 3, { ...WAITS, replaces: betId('b1'), ...changes });
  const ids = ({ rows }: typeof open) => rows.map(({ id }) => id);

  it('stands where the bet stood, whichever of the two is received first, and is no news', () => {
    const cancelled = bet('b1', 1, { status: 'cancelled', matched: NO_MONEY });
    for (const news of [
      [cancelled, change()],
      [change(), cancelled],
    ]) {
      const after = news.reduce(listAfterNews, open);
      expect(ids(after)).toEqual(['b2', 'b3']);
      expect(after.fresh.size).toBe(0);
    }
  });

  it('is not there while it is decided: the bet that it is to replace says so', () => {
    expect(listAfterNews(open, change({ status: 'pending' }))).toBe(open);
    expect(ids(listAfterNews(open, change({ status: 'rejected' })))).toEqual(['b2', 'b1']);
  });

  it('beside what was taken of the bet it is news, decided and not before: it may be on another page already', () => {
    const partly = betList({ tab: 'open' }, [
      bet('b2', 2),
      bet('b1', 1, { status: 'partlyMatched', matched: rupees(10) }),
    ]);
    expect(listAfterNews(partly, change({ status: 'pending' }))).toBe(partly);
    const after = listAfterNews(partly, change());
    expect(after.rows).toBe(partly.rows);
    expect([...after.fresh]).toEqual(['b3']);
  });

  it('in a list of all bets it is news, as the bet stays there; elsewhere it is listed with the page', () => {
    const all = listAfterNews(betList({}, open.rows), change());
    expect(all.rows).toBe(open.rows);
    expect([...all.fresh]).toEqual(['b3']);
    const fancies = betList({ tab: 'open', segment: 'fancy' }, open.rows);
    expect(listAfterNews(fancies, change())).toBe(fancies);
  });

  it('that was counted as news before is none any more', () => {
    const known = betList({ tab: 'open' }, [bet('b0', 0, WAITS)]);
    const counted = listAfterNews(known, change());
    expect([...counted.fresh]).toEqual(['b3']);
    const read = { ...counted, rows: open.rows };
    expect(listAfterNews(read, change()).fresh.size).toBe(0);
  });
});

describe('what the sums of a list are about', () => {
  const bets = [
    bet('b1', 1),
    bet('b2', 2, { status: 'cancelled', matched: NO_MONEY }),
    bet('b3', 3, SETTLED),
    bet('b4', 4, { status: 'other', statusWord: 'parked' }),
    bet('b5', 5, { status: 'unmatched', matched: NO_MONEY }),
  ];

  it('[SPORT-06] of open bets those that are open still, also by a word that we do not know', () => {
    expect(summedBets('open', bets).map(({ id }) => id)).toEqual(['b1', 'b4', 'b5']);
  });

  it.each(['settled', 'all'] as const)('[SPORT-06] of those in the list %s: each', (tab) => {
    expect(summedBets(tab, bets)).toBe(bets);
  });
});

describe('a list of settled bets', () => {
  it('whatever settles is new, however old the bet', () => {
    const settled = betList({ tab: 'settled' }, [bet('b5', 5, SETTLED)]);
    expect([...listAfterNews(settled, bet('b1', 1, SETTLED)).fresh]).toEqual(['b1']);
    expect(listAfterNews(settled, bet('b1', 1))).toBe(settled);
  });
});

describe('which bets belong', () => {
  it.each([
    [{}, true],
    [{ matchId: bet('b').matchId }, true],
    [{ matchId: matchId('other') }, false],
    [{ tab: 'settled' }, false],
    [{ tab: 'all' }, true],
    [{ segment: 'matchOdds' }, true],
    [{ segment: 'fancy' }, false],
    [{ from: AT, until: AT }, true],
    [{ from: AT + 1 }, false],
    [{ until: AT - 1 }, false],
    [{ from: AT }, true],
    [{ until: AT }, true],
  ] as const)('[SPORT-06] %j: %s', (scope, expected) => expect(belongs(bet('b'), scope)).toBe(expected));

  it('[SPORT-06] settled are those with a result and those that are void', () => {
    const belonging = (['settled', 'void', 'lapsed', 'cancelled', 'rejected', 'matched'] as const).filter(
      (status) => belongs(bet('b', 0, { status }), { tab: 'settled' }),
    );
    expect(belonging).toEqual(['settled', 'void']);
  });

  it.each(['pending', 'rejected', 'lapsed', 'cancelled', 'settled'] as const)(
    '[SPORT-06] to all bets also one that is %s',
    (status) => expect(belongs(bet('b', 0, { status }), { tab: 'all' })).toBe(true),
  );

  it('a date that is not there speaks against nothing', () => {
    expect(belongs(bet('b', 0, { createdAt: null }), { from: AT + 1, until: AT - 1 })).toBe(true);
  });

  it('[SPORT-06] match odds is everything but fancy', () => {
    expect(belongs(bet('b', 0, { marketKind: 'bookmaker' }), { segment: 'matchOdds' })).toBe(true);
    expect(belongs(bet('b', 0, { marketKind: 'fancy' }), { segment: 'matchOdds' })).toBe(false);
    for (const scope of [{ segment: 'fancy' }, { segment: 'all' }, {}] as const)
      expect(belongs(bet('b', 0, { marketKind: 'fancy' }), scope)).toBe(true);
  });
});

describe('[F19] the bets that are shown, with those after them', () => {
  const shown = (rows: BetsShown['list']['rows'], more: Partial<BetsShown> = {}): BetsShown => ({
    ...{ list: betList({ tab: 'settled' }, rows), count: 9, totals: null },
    ...more,
  });
  const first = shown([bet('b3', 3), bet('b2', 2)], { totals: betTotals([bet('b3')]) });

  it('are in order, each once, and the newer answer says how many there are', () => {
    const joined = joinBets(first, shown([bet('b2', 2), bet('b1', 1)], { count: 10 }));
    expect(joined.list).toMatchObject({ scope: { tab: 'settled' } });
    expect(joined.list.rows.map(({ id }) => id)).toEqual(['b3', 'b2', 'b1']);
    expect(joined.count).toBe(10);
  });

  it('have the sums of the newer answer, or the earlier ones where it has none', () => {
    const totals = betTotals([bet('a'), bet('b')]);
    expect(joinBets(first, shown([bet('b1', 1)], { totals })).totals).toEqual(totals);
    expect(joinBets(first, shown([bet('b1', 1)])).totals).toEqual(first.totals);
  });

  it('[F71] say how many of them could not be read, all together, and nothing where all could', () => {
    expect(joinBets(first, shown([bet('b1', 1)]))).not.toHaveProperty('unread');
    const joined = joinBets({ ...first, unread: 1 }, shown([bet('b1', 1)], { unread: 2 }));
    expect(joined.unread).toBe(3);
  });
});

describe('sums', () => {
  it('of stakes, and of results that are there', () => {
    expect(
      betTotals([
        bet('a'),
        bet('b', 0, SETTLED),
        bet('c', 0, { status: 'settled', profitLoss: paise(-20_001) }),
      ]),
    ).toEqual({ stake: rupees(1_500), profitLoss: paise(29_999) });
    expect(betTotals([])).toEqual({ stake: NO_MONEY, profitLoss: NO_MONEY });
  });

  it('by match, in the order of the list', () => {
    const other = { matchId: matchId('other'), matchName: 'C v D' };
    const groups = groupByMatch([bet('a'), bet('b', 0, other), bet('c')]);
    expect(groups).toEqual([
      { matchId: bet('a').matchId, matchName: 'Home v Away', bets: [bet('a'), bet('c')] },
      { ...other, bets: [bet('b', 0, other)] },
    ]);
  });
});
