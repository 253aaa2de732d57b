import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { betKey } from '@/domain/shared/ids';
import { say } from '@/domain/shared/Message';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import { PageSlot } from '@/ui/routing/PageSlot';
import { aboard } from '@/ui/routing/loadedPages';
import type { LoadPage } from '@/ui/routing/loadedPages';
import type { PageProps } from '@/ui/navigation/PageProps';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import type { FakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { untilWhole } from '@tests/support/fakes/untilWhole';
import { aSlipView } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';
import { settle } from '@/adapters/node/settle';

const [route] = ROUTE_TABLE;
const PROPS = { route: route as PageProps['route'], params: {}, layoutSwitch: null };
const DID_NOT_COME = 'This part of the page did not load.';
const CHUNK_FAILED = [[say('notice.chunkFailed'), 'error']];

function Page() {
  return <h1>The page</h1>;
}
const loads = (): LoadPage => async () => Page;
const refuses = (): LoadPage => () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

async function show(load: LoadPage, fake: FakePlayerApp = fakePlayerApp()) {
  const reloads: string[] = [];
  const rendered = renderWithApp(
    <PageSlot {...PROPS} load={load} reload={() => reloads.push('reload')} />,
    fake,
  );
  await act(settle);
  return { fake, reloads, ...rendered };
}

const retry = () => screen.getByRole('button', { name: 'Try again' });

describe('the script of a page', () => {
  it('[NAV-05] a spinner, then the page', async () => {
    let arrive: (page: typeof Page) => void = () => undefined;
    await show(() => new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await act(async () => arrive(Page));
    expect(screen.getByRole('heading').textContent).toBe('The page');
  });

  it.each([
    ['my-bets', {}, 'list', 'My Bets'],
    ['statement', {}, 'list', 'Account Statement'],
    ['gateways', {}, 'account', 'Deposit'],
    ['responsible-game', {}, 'account', 'Responsible Gaming'],
    ['terms', {}, 'text', 'Terms and Conditions'],
    ['slots', {}, 'lobby', 'Slots'],
    ['home', {}, 'home', 'Home'],
    ['exchange', { gameId: 'Cricket' }, 'prices', 'Exchange'],
    ['exchange', { gameId: '1.2' }, 'match', 'Exchange'],
  ] as const)('[NAV-05] %s %j waits in its own outline, %s', async (id, params, outline, title) => {
    const waits = ROUTE_TABLE.find((row) => row.id === id) as PageProps['route'];
    const never: LoadPage = () => new Promise(() => undefined);
    const { container } = renderWithApp(
      <PageSlot {...PROPS} route={waits} params={params} load={never} />,
      fakePlayerApp({ user: PLAYER }),
    );
    await act(settle);
    expect(container.querySelector('[aria-busy="true"]')?.getAttribute('data-outline')).toBe(outline);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('[NAV-05] what fills the window with somebody else’s page has no outline of ours', async () => {
    const game = ROUTE_TABLE.find(({ id }) => id === 'casino-game') as PageProps['route'];
    const never: LoadPage = () => new Promise(() => undefined);
    const { container } = renderWithApp(<PageSlot {...PROPS} route={game} load={never} />, fakePlayerApp());
    await act(settle);
    expect(container.querySelector('[data-outline]')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  it('a page behind the log-in waits for the whole app too, one for visitors does not', async () => {
    const page = untilWhole(fakePlayerApp());
    const home = ROUTE_TABLE.find(({ id }) => id === 'home') as PageProps['route'];
    const { unmount } = renderWithApp(<PageSlot {...PROPS} load={aboard(Page)} />, page);
    expect(screen.getByRole('heading')).toBeTruthy();
    expect(page.asked).toHaveLength(0);
    unmount();
    renderWithApp(<PageSlot {...PROPS} route={home} load={aboard(Page)} />, page);
    await act(settle);
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => page.arrive());
    expect(screen.getByRole('heading').textContent).toBe('The page');
  });

  it('a page that was loaded before stands at once', async () => {
    const load = loads();
    const { unmount, fake } = await show(load);
    unmount();
    renderWithApp(<PageSlot {...PROPS} load={load} />, fake);
    expect(screen.getByRole('heading')).toBeTruthy();
  });

  it('a page that came with the entry is there in the first drawing', () => {
    renderWithApp(<PageSlot {...PROPS} load={aboard(Page)} />, fakePlayerApp());
    expect(screen.getByRole('heading').textContent).toBe('The page');
  });

  it('[NAV-06] [F81] after 120 s: Loading chunk failed, as a toast; what it means stands in place, with another try', async () => {
    let answer: LoadPage = () => new Promise(() => undefined);
    const { fake, reloads } = await show(() => answer());
    await act(() => fake.scheduler.pass(119_999));
    expect(screen.queryByText(DID_NOT_COME)).toBeNull();
    await act(() => fake.scheduler.pass(1));
    expect(screen.getByText(DID_NOT_COME)).toBeTruthy();
    expect(fake.asked('notices.tell')).toEqual(CHUNK_FAILED);
    expect(reloads).toEqual([]);
    answer = loads();
    await userEvent.click(retry());
    expect(await screen.findByRole('heading')).toBeTruthy();
  });

  it('[F79] a script that is gone after a deploy: one reload by itself', async () => {
    const { reloads, fake } = await show(refuses());
    expect(reloads).toEqual(['reload']);
    expect(fake.asked('notices.tell')).toEqual([]);
  });

  it('[F80] gone in the new build too: no second reload, but the message and another try', async () => {
    const { fake, unmount } = await show(refuses());
    unmount();
    const { reloads } = await show(refuses(), fake);
    expect(reloads).toEqual([]);
    expect(screen.getByText(DID_NOT_COME)).toBeTruthy();
    // Said in the player's words in its place, and nowhere else.
    expect(fake.asked('notices.tell')).toEqual([]);
  });

  it('[F80] a minute later it may try a reload again', async () => {
    const { fake, unmount } = await show(refuses());
    unmount();
    fake.clock.advance(60_000);
    expect((await show(refuses(), fake)).reloads).toEqual(['reload']);
  });

  it.each(['submitting', 'unknown'] as const)('[F79] never while a bet is %s', async (state) => {
    const fake = fakePlayerApp();
    fake.betting.slipOpened(aSlipView({ placement: { state, key: betKey('k'), sentAt: 0, overdue: false } }));
    const { reloads } = await show(refuses(), fake);
    expect(reloads).toEqual([]);
    expect(retry()).toBeTruthy();
  });

  it('[F80] a device that keeps nothing never reloads by itself: it could not count', async () => {
    const fake = fakePlayerApp();
    fake.storage.durable = false;
    expect((await show(refuses(), fake)).reloads).toEqual([]);
  });

  it('[F01] offline it stays where it is, also when the player tries again', async () => {
    const fake = fakePlayerApp();
    fake.connection.onlineChanged(false);
    const { reloads } = await show(refuses(), fake);
    await userEvent.click(retry());
    expect(reloads).toEqual([]);
    expect(retry()).toBeTruthy();
  });

  it('[F01] [NAV-06] what did not come offline is tried again by itself once there is a network', async () => {
    const fake = fakePlayerApp();
    fake.connection.onlineChanged(false);
    let answer: LoadPage = refuses();
    const { reloads } = await show(() => answer(), fake);
    expect(retry()).toBeTruthy();
    answer = loads();
    await act(async () => fake.connection.onlineChanged(true));
    expect(screen.getByRole('heading').textContent).toBe('The page');
    expect(reloads).toEqual([]);
  });

  it('[NAV-06] what did not come although there was a network is not tried again by itself', async () => {
    const fake = fakePlayerApp();
    fake.storage.durable = false;
    let tries = 0;
    await show(() => {
      tries += 1;
      return refuses()();
    }, fake);
    await act(async () => fake.connection.onlineChanged(true));
    expect(tries).toBe(1);
  });

  it('[NAV-06] by hand it reloads when the script is refused again: a browser may remember the failure', async () => {
    const fake = fakePlayerApp();
    fake.storage.durable = false;
    const { reloads } = await show(refuses(), fake);
    await userEvent.click(retry());
    expect(reloads).toEqual(['reload']);
  });

  it('a page that was left does not speak up later', async () => {
    const { fake, unmount } = await show(() => new Promise(() => undefined));
    unmount();
    await fake.scheduler.pass(120_000);
    expect(fake.asked('notices.tell')).toEqual([]);
  });

  it('[NAV-01] a page is never drawn with the parameters of the next one', async () => {
    const drawn: string[] = [];
    const match: LoadPage = async () =>
      function Match({ params }: PageProps) {
        drawn.push(String(params['gameId']));
        return <h1>A match</h1>;
      };
    const home = loads();
    let leave = (): void => undefined;
    function Slots() {
      const [left, setLeft] = useState(false);
      leave = () => setLeft(true);
      return <PageSlot {...PROPS} load={left ? home : match} params={left ? {} : { gameId: '1.23' }} />;
    }
    renderWithApp(<Slots />, fakePlayerApp());
    await act(settle);
    expect(new Set(drawn)).toEqual(new Set(['1.23']));
    act(() => leave());
    await act(settle);
    expect(screen.getByRole('heading').textContent).toBe('The page');
    expect(new Set(drawn)).toEqual(new Set(['1.23']));
  });
});
