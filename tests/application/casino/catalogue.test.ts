import { describe, expect, it } from 'vitest';
import { gameKey } from '@/domain/casino/Game';
import { SharedKeyValueStore } from '@tests/support/fakes/fakeDevices';
import { aGame } from '@tests/support/mothers/casino';
import { RAVI_IN } from '@tests/support/mothers/sessionMother';
import { casinoWorld } from './casinoWorld';

const A = gameKey('spribe', 'a');
const B = gameKey('ezugi', 'b');

describe('the catalogue', () => {
  it('[CASINO-02] [F18] is asked for once, however many ask, and kept', async () => {
    const { load, gateway, state } = casinoWorld();
    const first = load();
    void load();
    expect(gateway.catalogues.waiting).toBe(1);
    await gateway.catalogues.reply([aGame()]);
    await first;
    expect(state.catalogue).toMatchObject({ state: 'ready', value: { games: [{ code: 'aviator' }] } });
    await load();
    expect(gateway.catalogues.waiting).toBe(0);
  });

  it('[CASINO-02] a failure is said, and the next time it is asked for again', async () => {
    const { load, gateway, state } = casinoWorld();
    void load();
    await gateway.catalogues.refuse({ kind: 'refused', sent: true });
    expect(state.catalogue).toEqual({
      state: 'failed',
      message: { kind: 'key', key: 'casino.catalogueFailed' },
    });
    void load();
    await gateway.catalogues.reply([]);
    expect(state.catalogue.state).toBe('ready');
  });
});

describe('favourites and what was played last', () => {
  it('[CASINO-04] are kept on this device for each player apart', () => {
    const store = new SharedKeyValueStore();
    const asha = casinoWorld({ store });
    asha.toggle(A);
    asha.toggle(B);
    asha.saved.played(B);
    expect(asha.state.favourites).toEqual([B, A]);
    expect(casinoWorld({ store }).state).toMatchObject({ favourites: [B, A], recent: [B] });
    const visitor = casinoWorld({ store, visitor: true });
    expect(visitor.state).toMatchObject({ favourites: [], recent: [] });
    visitor.session.sessionOpened(RAVI_IN.token, RAVI_IN.user, true);
    visitor.saved.opened();
    expect(visitor.state.favourites).toEqual([]);
    asha.session.sessionClosed();
    asha.saved.closed();
    expect(asha.state).toMatchObject({ favourites: [], recent: [] });
  });

  it('[CASINO-04] follow what another tab does, and leave nothing behind when they are empty', () => {
    const { store, state, toggle } = casinoWorld();
    store.external('favouriteGames.U1001', `${A}\n${B}`);
    expect(state.favourites).toEqual([A, B]);
    store.external('somethingElse', 'x');
    toggle(A);
    toggle(B);
    expect(state.favourites).toEqual([]);
    expect(store.keys()).not.toContain('favouriteGames.U1001');
  });

  it('[X22] what a hand wrote into the storage is read as it is: words, each once, few, and short', () => {
    const { store, state } = casinoWorld();
    store.external(
      'recentGames.U1001',
      `${A}\n\n${A}\n${'x'.repeat(5_000)}\n<img src=x>\n${'y\n'.repeat(5_000)}`,
    );
    expect(state.recent).toEqual([A, '<img src=x>', 'y']);
  });

  it('[CASINO-03] a game counts as played once its address is there', async () => {
    const world = casinoWorld();
    await world.launched('https://evil.example/');
    expect(world.state.recent).toEqual([]);
    world.retry();
    await world.gateway.launches.reply('https://games.example/');
    expect(world.state.recent).toEqual([gameKey('spribe', 'aviator')]);
  });
});
