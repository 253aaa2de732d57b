import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { PlayerHeader } from '@/ui/layout/header/PlayerHeader';
import { VisitorHeader } from '@/ui/layout/header/VisitorHeader';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { aCatalogue } from '@tests/support/mothers/casino';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const GAMES = aCatalogue(
  { name: 'Aviator', groups: ['instant'] },
  { name: 'Royal Roulette', code: 'royal', provider: 'ezugi', groups: ['roulette'] },
  { name: 'Auto Roulette', code: 'auto', provider: 'evolution', groups: ['roulette'] },
);
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search Games' });
const results = () =>
  within(screen.getByRole('dialog', { name: 'Search Games' }))
    .queryAllByRole('option')
    .map((link) => link.getAttribute('href'));

/** As long as it takes, and every step of what comes then. */
async function fingersRest(fake: ReturnType<typeof fakePlayerApp>): Promise<void> {
  await act(() => fake.scheduler.pass(150));
  for (let step = 0; step < 40; step += 1) await act(() => fake.scheduler.pass(1));
}

beforeEach(() => OnScreen.everything());

describe('the search of games', () => {
  it('[SRCH-01] Search... opens Search Games with the focus in its field, on either header', async () => {
    const first = renderWithApp(<VisitorHeader />, fakePlayerApp());
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    const input = await field();
    expect(input.getAttribute('placeholder')).toBe('Search your favourite games here...');
    expect(input.hasAttribute('autofocus')).toBe(true);
    first.unmount();
    renderWithApp(<PlayerHeader />, fakePlayerApp({ user: PLAYER }));
    expect(screen.getByRole('button', { name: 'Search...' })).toBeTruthy();
  });

  it('[SRCH-01] the key / opens it, but not while typing, and not when it was switched off', async () => {
    const fake = fakePlayerApp();
    renderWithApp(
      <>
        <VisitorHeader />
        <input aria-label="elsewhere" />
      </>,
      fake,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'elsewhere' }), '/');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => screen.getByRole('textbox', { name: 'elsewhere' }).blur());
    fake.storage.write('ui.shortcuts', 'off');
    await userEvent.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    fake.storage.remove('ui.shortcuts');
    await userEvent.keyboard('/');
    expect(await field()).toBeTruthy();
    await waitFor(() => expect(fake.asked('casino.loadCatalogue')).toHaveLength(1));
  });

  it('[SRCH-02] nothing before typing; then games by category, with their number told politely', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.casino.catalogueArrived(GAMES);
    renderWithApp(<PlayerHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await field();
    expect(results()).toEqual([]);
    await userEvent.type(await field(), 'ROUL');
    await waitFor(() => expect(results()).toEqual(['/casino/ezugi/royal', '/casino/evolution/auto']));
    const dialog = within(screen.getByRole('dialog', { name: 'Search Games' }));
    expect(dialog.getAllByRole('group').map((each) => each.firstElementChild?.textContent)).toEqual([
      'Roulette',
    ]);
    expect(dialog.getByRole('status').textContent).toBe('2 games');
    await userEvent.type(await field(), 'xx');
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Nothing found for “ROULxx”'));
  });

  it('[SRCH-02] who types a provider is led to its lobby, and nobody to a dead end', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.casino.catalogueArrived(GAMES);
    renderWithApp(<PlayerHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await userEvent.type(await field(), 'ezugi roulette');
    expect(await screen.findByRole('link', { name: 'All games by Ezugi' })).toBeTruthy();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'roul');
    expect((await screen.findByRole('link', { name: 'See all: Roulette' })).getAttribute('href')).toBe(
      '/casino/roulette',
    );
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'zzzz');
    await userEvent.click(await screen.findByRole('link', { name: 'See all games' }));
    expect(fake.asked('casino.openGame')).toEqual([['/games-all']]);
  });

  it('[SRCH-02] Enter in the field opens the first one found, and nothing when there is none', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.casino.catalogueArrived(GAMES);
    renderWithApp(<PlayerHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await userEvent.type(await field(), '{Enter}');
    expect(fake.asked('casino.openGame')).toEqual([]);
    await userEvent.type(await field(), 'royal');
    await waitFor(() => expect(results()).toEqual(['/casino/ezugi/royal']));
    await userEvent.keyboard('{Enter}');
    expect(fake.asked('casino.openGame')).toEqual([['/casino/ezugi/royal']]);
  });

  it('[SRCH-02] closing clears', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.casino.catalogueArrived(GAMES);
    renderWithApp(<PlayerHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await userEvent.type(await field(), 'avi');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    expect((await field()).value).toBe('');
    expect(results()).toEqual([]);
  });

  it('[SRCH-02] the arrow keys choose from the field, which keeps the focus; Enter opens and closes the search', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.casino.catalogueArrived(GAMES);
    renderWithApp(<PlayerHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    const input = await field();
    await userEvent.type(input, 'roul');
    await waitFor(() => expect(results()).toHaveLength(2));
    expect(input.getAttribute('aria-expanded')).toBe('true');
    const list = within(screen.getByRole('dialog', { name: 'Search Games' })).getByRole('listbox');
    expect(input.getAttribute('aria-controls')).toBe(list.id);
    const chosen = () => {
      const option = within(list).queryByRole('option', { selected: true });
      expect(input.getAttribute('aria-activedescendant')).toBe(option?.id ?? null);
      return option?.getAttribute('href') ?? null;
    };
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('/casino/ezugi/royal');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('/casino/evolution/auto');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBe('/casino/evolution/auto');
    await userEvent.type(input, 'e');
    expect(chosen()).toBeNull();
    expect(document.activeElement).toBe(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(fake.asked('casino.openGame')).toEqual([['/casino/evolution/auto']]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search Games' })).toBeNull());
  });

  it('[SRCH-02] [F19] of many it draws some, says of how many, and goes on to sixty as the reader does', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    OnScreen.startWith(false);
    const many = Array.from({ length: 500 }, (_, at) => ({ code: `g-${at}`, name: `Tile ${at}` }));
    fake.casino.catalogueArrived(aCatalogue(...many));
    renderWithApp(<PlayerHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await userEvent.type(await field(), 'tile');
    // A screen of them with the key, what is below when the fingers rest.
    await waitFor(() => expect(results()).toHaveLength(10));
    await fingersRest(fake);
    expect(results()).toHaveLength(12);
    const dialog = screen.getByRole('dialog', { name: 'Search Games' });
    expect(within(dialog).getByRole('status').textContent).toBe('60 of 500 games. Type more to see fewer.');
    const end = () => [...dialog.querySelectorAll('div')].at(-1) as Element;
    for (const drawn of [24, 36, 48, 60]) {
      act(() => OnScreen.moved(end(), true));
      await fingersRest(fake);
      expect(results()).toHaveLength(drawn);
    }
  });

  it('[SRCH-02] [F19] a key asks for no more games than it draws: an end that is near while one types is none', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const many = Array.from({ length: 500 }, (_, at) => ({ code: `g-${at}`, name: `Tile ${at}` }));
    fake.casino.catalogueArrived(aCatalogue(...many));
    renderWithApp(<PlayerHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    const { view } = await fake.app.search.open();
    for (const typed of ['t', 'ti', 'til']) {
      await userEvent.type(await field(), typed.at(-1) ?? '');
      await waitFor(() => expect(view.results.wanted).toBe(typed));
      expect(view.results.games.drawn).toBe(12);
    }
    await fingersRest(fake);
    expect(view.results.games.drawn).toBe(60);
  });

  it('[F19] a picture stays in its row, out of sight, until the fingers rest, and is then the one of the game that stands there', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const pictured = ['Tile One', 'Tile Two'].map((name) => ({
      name,
      code: name,
      imgUrl: `/${name.replace(' ', '-')}.png`,
    }));
    fake.casino.catalogueArrived(aCatalogue(...pictured));
    renderWithApp(<PlayerHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await userEvent.type(await field(), 'tile');
    await waitFor(() => expect(results()).toHaveLength(2));
    const row = () => screen.getAllByRole('option')[0] as HTMLElement;
    const picture = () => row().querySelector('img');
    const isHidden = () => picture()?.parentElement?.className.includes('before');
    expect(picture()).toBeNull();
    await fingersRest(fake);
    const first = picture();
    expect([first?.getAttribute('src'), isHidden()]).toEqual(['/Tile-One.png', false]);
    await userEvent.type(await field(), ' tw');
    await waitFor(() => expect(row().textContent).toContain('Tile Two'));
    expect([picture(), isHidden()]).toEqual([first, true]);
    fireEvent.error(first as HTMLImageElement);
    await fingersRest(fake);
    expect([picture()?.getAttribute('src'), isHidden()]).toEqual(['/Tile-Two.png', false]);
  });

  it('says why there is nothing to search in, and tries again', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<PlayerHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Search...' }));
    await field();
    await waitFor(() => expect(fake.asked('casino.loadCatalogue')).toHaveLength(1));
    act(() => fake.casino.catalogueFailed(say('casino.catalogueFailed')));
    expect(screen.getByRole('alert').textContent).toContain('The games could not be loaded. Try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fake.asked('casino.loadCatalogue')).toHaveLength(2);
  });
});
