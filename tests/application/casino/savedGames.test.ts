import { describe, expect, it } from 'vitest';
import { gameKey } from '@/domain/casino/Game';
import { SharedKeyValueStore } from '@tests/support/fakes/fakeDevices';
import { ASHA_IN } from '@tests/support/mothers/sessionMother';
import { casinoWorld } from './casinoWorld';

const A = gameKey('spribe', 'a');
const B = gameKey('ezugi', 'b');

describe('favourites and what was played last, on a device', () => {
  it('[CASINO-04] are there as soon as their player logs in', () => {
    const store = new SharedKeyValueStore();
    store.write('favouriteGames.U1001', A);
    store.write('recentGames.U1001', `${B}\n${A}`);
    const { session, saved, state } = casinoWorld({ store, visitor: true });
    expect(state).toMatchObject({ favourites: [], recent: [] });
    session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
    saved.opened();
    expect(state).toMatchObject({ favourites: [A], recent: [B, A] });
  });

  it('[CASINO-04] are gone when another tab empties the storage', () => {
    const { toggle, saved, store, state } = casinoWorld();
    toggle(A);
    saved.played(B);
    store.external(null, null);
    expect(state).toMatchObject({ favourites: [], recent: [] });
  });

  it('[CASINO-04] are not drawn anew when another tab saves something else, or something of another player', () => {
    const { toggle, saved, store, state } = casinoWorld();
    toggle(A);
    saved.played(B);
    const { favourites, recent } = state;
    store.external('theme', 'dark');
    store.external('favouriteGames.U2002', B);
    expect(state.favourites).toBe(favourites);
    expect(state.recent).toBe(recent);
  });

  it('[X22] a name of 128 letters is a game’s, a longer one is not', () => {
    const { store, state } = casinoWorld();
    const longest = 'x'.repeat(128);
    store.external('favouriteGames.U1001', `${longest}y\n${longest}\n${A}`);
    expect(state.favourites).toEqual([longest, A]);
  });

  it('[X22] a game whose code has a line break is not saved as two', () => {
    const store = new SharedKeyValueStore();
    const { toggle } = casinoWorld({ store });
    toggle(A);
    toggle(gameKey('spribe', `b\n${B}`));
    expect(casinoWorld({ store }).state.favourites).toEqual([A]);
  });
});
