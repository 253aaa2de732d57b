import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BetsShown } from '@/domain/betting/BetsShown';
import type { BetsWatcher } from '@/application/betting/watchBets';
import type { Bet } from '@/domain/betting/Bet';
import { betList } from '@/domain/betting/BetList';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import type { ListPart } from '@/domain/shared/longList';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { betId } from '@/domain/shared/ids';
import { MyBetsPage } from '@/ui/betting/myBets/MyBetsPage';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

const NEWEST = Date.parse('2026-01-15T12:00:00Z');
const DAY = 86_400_000;
/** Forty a day, newest first; each won a rupee. */
const many = (count: number): Bet[] =>
  Array.from({ length: count }, (_, n) =>
    aBet({
      id: betId(`B${n + 1}`),
      status: 'settled',
      profitLoss: rupees(1),
      createdAt: NEWEST - Math.floor(n / 40) * DAY - (n % 40),
    }),
  );

let near: (() => void)[] = [];
beforeEach(() => {
  near = [];
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    IntersectionObserver: class {
      private readonly tell: () => void;
      constructor(notified: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.tell = () => notified([{ isIntersecting: true }]);
        near.push(this.tell);
      }
      observe() {}
      disconnect() {
        near = near.filter((each) => each !== this.tell);
      }
    },
  });
});

type Answer = Result<BetsShown, Message>;

function shown(bets: Bet[], answerFor?: (part: ListPart) => Answer | Promise<Answer> | undefined) {
  const parts: ListPart[] = [];
  let watcher: BetsWatcher | null = null;
  const server = { bets };
  const load = async (filter: BetsFilter, _: unknown, part: ListPart): Promise<Answer> => {
    parts.push(part);
    const planned = await answerFor?.(part);
    if (planned !== undefined) return planned;
    const { skip, size } = part;
    const rows = server.bets.slice(skip, skip + size);
    return ok({ list: betList({ tab: filter.tab }, rows), count: server.bets.length, totals: null });
  };
  const fake = fakePlayerApp(
    { user: PLAYER },
    {
      'betting.loadBets': load,
      'betting.watchBets': (given: BetsWatcher) => {
        watcher = given;
        return () => undefined;
      },
    },
  );
  const open = () => renderWithApp(<MyBetsPage />, fake, { path: '/mybets?tab=settled' });
  return { ...open(), parts, server, open, tell: (bet: Bet) => act(() => watcher?.received(bet)) };
}
const rows = () => screen.getAllByRole('button', { name: /^Details of the bet/ }).length;
const sums = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((head) => /[+-]₹[\d.]+/.exec(head.textContent ?? '')?.[0] ?? null);
const scrollOn = () => act(async () => near.at(-1)?.());

describe('/mybets on a phone', () => {
  it('[SPORT-06] more bets come as one scrolls, and the end is said', async () => {
    const { parts } = shown(many(63));
    await screen.findByText('25 of 63 shown');
    await scrollOn();
    await screen.findByText('50 of 63 shown');
    await scrollOn();
    await screen.findByText('That is all: 63 bets.');
    expect(rows()).toBe(63);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(parts.map(({ skip }) => skip)).toEqual([0, 25, 50]);
  });

  it('[SPORT-06] a day that goes on has no sum until all of it is there', async () => {
    const user = userEvent.setup();
    shown(many(63));
    await screen.findByText('25 of 63 shown');
    expect(sums()).toEqual([null]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('50 of 63 shown');
    expect(sums()).toEqual(['+₹40.00', null]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('That is all: 63 bets.');
    expect(sums()).toEqual(['+₹40.00', '+₹23.00']);
  });

  it('[F01] a part that does not come takes nothing away, and is asked for again by hand alone', async () => {
    const user = userEvent.setup();
    let failing = true;
    const { parts } = shown(many(40), ({ skip }) =>
      skip > 0 && failing ? fail(say('wire.offline')) : undefined,
    );
    await screen.findByText('25 of 40 shown');
    await scrollOn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We cannot reach the server.');
    expect(rows()).toBe(25);
    await scrollOn();
    expect(parts).toHaveLength(2);
    failing = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('That is all: 40 bets.');
    expect(rows()).toBe(40);
  });

  it('[F93] bets that left the list meanwhile moved the others up: it is read from its top, none is missing', async () => {
    const { server, parts } = shown(many(60));
    await screen.findByText('25 of 60 shown');
    server.bets = server.bets.slice(2);
    await scrollOn();
    await screen.findByText('50 of 58 shown');
    expect(parts.at(-1)).toEqual({ skip: 0, size: 50 });
    expect(rows()).toBe(50);
  });

  it('one more that settled is counted, and no day claims a sum any more', async () => {
    const { tell } = shown(many(3));
    await screen.findByText('That is all: 3 bets.');
    expect(sums()).toEqual(['+₹3.00']);
    tell(aBet({ id: betId('X'), status: 'settled', profitLoss: rupees(9), createdAt: NEWEST - 9 }));
    await screen.findByRole('button', { name: '1 more bet settled: show' });
    expect(sums()).toEqual([null]);
  });

  it('[SPORT-06] on the way back the same bets stand there at once, and are asked for anew', async () => {
    const { unmount, open, parts } = shown(many(63));
    await screen.findByText('25 of 63 shown');
    await scrollOn();
    await screen.findByText('50 of 63 shown');
    unmount();
    open();
    expect(rows()).toBe(50);
    await waitFor(() => expect(parts.at(-1)).toEqual({ skip: 0, size: 50 }));
  });

  it('[X10] file, paper and grouping stand in a menu', async () => {
    const user = userEvent.setup();
    const { address } = shown(many(2));
    await screen.findByText('That is all: 2 bets.');
    const menu = screen.getByRole('group', { name: 'More' });
    expect(within(menu).getByRole('button', { name: 'Download CSV' })).toHaveProperty('disabled', false);
    expect(within(menu).getByRole('button', { name: 'Print' })).toBeTruthy();
    await user.click(within(menu).getByRole('button', { name: 'Group by match' }));
    expect(address()).toBe('/mybets?tab=settled&group=match');
    expect(await screen.findByRole('heading', { name: /Home v Away/ })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Markets' }), 'Fancy');
    expect(address()).toBe('/mybets?tab=settled&market=fancy&group=match');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Placed on' }), 'Today');
    expect(address()).toBe('/mybets?tab=settled&market=fancy&days=today&group=match');
  });
});
