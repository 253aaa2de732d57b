import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavStrip } from '@/ui/layout/header/NavStrip';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const strip = () => screen.getByRole('navigation', { name: 'Sports and games' });
const item = (at: number): HTMLElement => {
  const found = within(strip()).getAllByRole('listitem', { hidden: true })[at];
  if (found === undefined) throw new Error(`no item ${at}`);
  return found;
};

beforeEach(() => OnScreen.everything());

describe('the strip of the 12 items', () => {
  afterEach(() => vi.restoreAllMocks());

  it('[HDR-02] what a laptop’s bar has no room for is under More, and out of reach in the bar', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: true, media: query } as MediaQueryList),
    );
    renderWithApp(<NavStrip />, fakePlayerApp({ user: PLAYER, config: { promotionsHref: '/bonus' } }));
    await waitFor(() => expect(OnScreen.watched).toBe(12));
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    act(() => [10, 11].forEach((at) => OnScreen.moved(item(at), false)));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const more = within(screen.getByRole('group', { name: 'More' })).getAllByRole('link');
    expect(more.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Supernowa', '/casino/supernowa'],
      ['Promotions', '/bonus'],
    ]);
    expect([item(9), item(10), item(11)].map(({ style }) => style.visibility)).toEqual([
      '',
      'hidden',
      'hidden',
    ]);
    act(() => [10, 11].forEach((at) => OnScreen.moved(item(at), true)));
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    expect(item(11).style.visibility).toBe('');
  });

  it('[HDR-01] under More a visitor is asked to log in as well', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: true, media: query } as MediaQueryList),
    );
    const pressed = vi.fn();
    renderWithApp(<NavStrip onPress={pressed} />, fakePlayerApp());
    await waitFor(() => expect(OnScreen.watched).toBe(12));
    act(() => OnScreen.moved(item(10), false));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'More' })).getByRole('button', { name: 'Supernowa' }),
    );
    expect(pressed.mock.calls).toEqual([['/casino/supernowa']]);
  });

  it('[HDR-02] says which way the page moves: it goes on the way down and is back on the way up, and at the top', () => {
    renderWithApp(<NavStrip />, fakePlayerApp({ user: PLAYER }));
    const says = (to: number): string | undefined => {
      Object.assign(window, { scrollY: to });
      dispatchEvent(new Event('scroll'));
      return strip().parentElement?.dataset['strip'];
    };
    expect([300, 296, 200, 400, 20].map(says)).toEqual(['away', 'away', 'back', 'away', undefined]);
    Object.assign(window, { scrollY: 0 });
  });
});
