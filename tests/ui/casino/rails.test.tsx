import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameKey } from '@/domain/casino/Game';
import { say } from '@/domain/shared/Message';
import { CasinoRails } from '@/ui/casino/rails/CasinoRails';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { aCatalogue } from '@tests/support/mothers/casino';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const GAMES = aCatalogue(
  { name: 'Aviator', groups: ['instant', 'popular'] },
  { name: 'Royal Roulette', code: 'royal', provider: 'ezugi', groups: ['roulette'] },
  { name: 'Lotus Temple', code: '20101', provider: 'qtech', groups: ['slots'] },
  { name: 'Ezugi', code: 'lobby-ezugi', provider: 'ezugi', href: '/casino/ezugi', groups: ['providers'] },
);
beforeEach(() => OnScreen.everything());

describe('the rails of the landing page and of the home page', () => {
  it('[CASINO-01] [CASINO-02] a rail for every group that has games, and none for the others', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<CasinoRails />, fake);
    expect(fake.asked('casino.loadCatalogue')).toHaveLength(1);
    act(() => fake.casino.catalogueArrived(GAMES));
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Popular',
      'Instant games',
      'Roulette',
      'Slots',
      'Providers',
    ]);
    const all = screen.getByRole('link', { name: 'See all: Instant games' });
    expect(all.getAttribute('href')).toBe('/spmgames');
    expect(screen.getByRole('link', { name: 'Ezugi' }).getAttribute('href')).toBe('/casino/ezugi');
  });

  it('[CASINO-04] what was played last comes first', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.casino.recentChanged([gameKey('ezugi', 'royal')]);
    fake.casino.catalogueArrived(GAMES);
    renderWithApp(<CasinoRails />, fake);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Continue playing');
  });

  it('[HDR-01] a visitor’s press is the core’s to answer, of a game and of a provider', async () => {
    const fake = fakePlayerApp();
    fake.casino.catalogueArrived(GAMES);
    renderWithApp(<CasinoRails />, fake);
    await userEvent.click(screen.getByRole('link', { name: /Royal Roulette/ }));
    const places = within(screen.getByRole('region', { name: 'Providers' }));
    await userEvent.click(places.getByRole('link', { name: 'Ezugi' }));
    expect(fake.asked('casino.openGame')).toEqual([['/casino/ezugi/royal'], ['/casino/ezugi']]);
    await userEvent.click(screen.getByRole('button', { name: 'See all: Slots' }));
    expect(fake.panel.returnTo).toBe('/slots');
  });

  it('draws a rail when the reader comes near it', () => {
    OnScreen.startWith(false);
    const fake = fakePlayerApp({ user: PLAYER });
    fake.casino.catalogueArrived(GAMES);
    renderWithApp(<CasinoRails />, fake);
    expect(screen.queryByRole('heading', { name: 'Roulette' })).toBeNull();
  });

  it('says that there are no games, and tries again', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<CasinoRails />, fake);
    act(() => fake.casino.catalogueFailed(say('casino.catalogueFailed')));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fake.asked('casino.loadCatalogue')).toHaveLength(2);
  });

  it('leaves no trace where the site has no casino', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const { container } = renderWithApp(<CasinoRails />, fake);
    act(() => fake.casino.catalogueFailed(say('wire.notOffered')));
    expect(container.textContent).toBe('');
  });
});
