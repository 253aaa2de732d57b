import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { matchId } from '@/domain/shared/ids';
import { SharedKeyValueStore } from '@tests/support/fakes/fakeDevices';
import { aCatalogue } from '@tests/support/mothers/casino';
import { aMarket, aMatch } from '@tests/support/mothers/sports';
import { ASHA_IN } from '@tests/support/mothers/sessionMother';
import { searchWorld, type SearchWorld } from './searchWorld';

const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aMatch({ id: matchId(`m-${at}`), name: `Side${at} v Other${at}`, status: 'upcoming', matchOdds: null }),
  );

describe('the search', () => {
  it('loads what can be found while it is open, and lets go of it', () => {
    const { app, asked } = searchWorld();
    const stop = app.watch(
      (page) => page,
      (sport) => `the ${sport}`,
    );
    expect(asked).toEqual(['watch all', 'catalogue']);
    stop();
    expect(asked.at(-1)).toBe('release all');
  });

  it('[SRCH-02] joins games with the rest by how well they are called so', () => {
    const { app, matches, casino, titles } = searchWorld();
    app.watch(
      (page) => page,
      (sport) => `the ${sport}`,
    );
    matches.listArrived('all', [aMatch({ name: 'Aviators v Foxes', home: 'Aviators', away: 'Foxes' })]);
    casino.catalogueArrived(aCatalogue({ name: 'Aviator' }, { name: 'Gold of the Aviator', code: 'gold' }));
    app.type('aviator');
    expect(titles()).toEqual(['Aviator', 'Gold of the Aviator', 'Aviators v Foxes']);
    app.type('aviators');
    expect(titles()).toEqual(['Aviators v Foxes']);
    app.type(' ');
    expect(app.view.results.groups).toEqual([]);
  });

  it.each([
    ['Cricket', 'the cricket'],
    ['footb', 'the soccer'],
    ['फुटबॉल', 'the soccer'],
    ['टेनिस', 'the tennis'],
    ['the ten', 'the tennis'],
  ])('[SRCH-02] %s is a sport, whatever language is read', (typed, found) => {
    const { app, titles } = searchWorld();
    app.watch(
      (page) => page,
      (sport) => `the ${sport}`,
    );
    app.type(typed);
    expect(titles()[0]).toBe(found);
    expect(app.view.results.groups[0]?.kind).toBe('sport');
  });

  it('forgives an error only when no game is called so either', () => {
    const { app, casino, titles } = searchWorld();
    app.watch(
      () => 'Game Rules',
      (sport) => sport,
    );
    app.type('roule');
    expect(new Set(titles())).toEqual(new Set(['Game Rules']));
    casino.catalogueArrived(aCatalogue({ name: 'Roulette' }));
    expect(titles()).toEqual(['Roulette']);
  });

  it('finds by the sound what is typed in Hindi, beside what is called so, and otherwise only where nothing is', () => {
    const { app, casino, titles } = searchWorld();
    app.watch(
      (page) => page,
      (sport) => sport,
    );
    casino.catalogueArrived(
      aCatalogue(
        { name: 'हिन्दी रूलेट', code: 'one' },
        { name: 'Roulette', code: 'two' },
        { name: 'Mines', code: 'three' },
      ),
    );
    app.type('रूलेट');
    expect(titles()).toEqual(['हिन्दी रूलेट', 'Roulette']);
    app.type('rullet');
    expect(titles()).toEqual(['हिन्दी रूलेट', 'Roulette']);
    app.type('roulette');
    expect(titles()).toEqual(['Roulette']);
  });

  it('what arrives later is found without another key', () => {
    const { app, matches, casino, titles } = searchWorld();
    app.watch(
      (page) => page,
      (sport) => `the ${sport}`,
    );
    app.type('hawks');
    expect(titles()).toEqual([]);
    matches.listArrived('all', [aMatch({ name: 'Hawks v Foxes' })]);
    expect(titles()).toEqual(['Hawks v Foxes']);
    casino.catalogueArrived(aCatalogue({ name: 'Hawks Gold' }));
    expect(titles()).toEqual(['Hawks v Foxes', 'Hawks Gold']);
  });

  it('reads 5,000 events in slices, and takes keys between them', () => {
    const { app, matches, titles, scheduler } = searchWorld();
    app.watch(
      (page) => page,
      (sport) => `the ${sport}`,
    );
    matches.listArrived('all', many(5_000));
    app.type('side4999');
    expect(titles()).toEqual([]);
    scheduler.advance(0);
    expect(titles()).toEqual(['Side4999 v Other4999']);
  });

  it('a new score builds no index', () => {
    const { app, matches, titles, scheduler } = searchWorld();
    app.watch(
      (page) => page,
      (sport) => `the ${sport}`,
    );
    matches.listArrived('all', many(1_000));
    scheduler.advance(0);
    app.type('side7');
    const before = app.view.results;
    matches.scoreChanged({
      matchId: matchId('m-7'),
      status: 'upcoming',
      score: { home: '1', away: '', note: '', clock: '' },
    });
    expect(app.view.results).toBe(before);
    matches.listArrived('all', [...many(1_000), aMatch({ name: 'Side7 again' })]);
    expect(titles()).toContain('Side7 again');
  });

  it('what is live now stands by the money on it, and follows', () => {
    const { app, matches } = searchWorld();
    app.watch(
      (page) => page,
      (sport) => `the ${sport}`,
    );
    matches.listArrived('all', [aMatch({ id: matchId('a') }), ...many(3)]);
    expect(app.view.live.map(({ id }) => id)).toEqual(['a']);
    matches.listArrived('all', many(3));
    expect(app.view.live).toEqual([]);
  });

  it('money that comes in moves no live match that stands there already', () => {
    const { app, matches } = searchWorld();
    app.watch(
      (page) => page,
      (sport) => `the ${sport}`,
    );
    const live = (id: string, totalMatched: number) =>
      aMatch({ id: matchId(id), matchOdds: aMarket({ totalMatched: rupees(totalMatched) }) });
    const shown = () => app.view.live.map(({ id }) => id);
    matches.listArrived('all', [live('a', 900), live('b', 500)]);
    matches.listArrived('all', [live('b', 5_000), live('a', 900), live('c', 9_000)]);
    expect(shown()).toEqual(['a', 'b', 'c']);
    matches.listArrived('all', [live('b', 5_000), live('c', 9_000)]);
    expect(shown()).toEqual(['b', 'c']);
  });

  it('asks again for what did not come', async () => {
    const { app, matches, asked } = searchWorld();
    await app.reload();
    expect(asked).toEqual(['catalogue']);
    matches.listFailed('all', say('matches.failed'));
    await app.reload();
    expect(asked).toEqual(['catalogue', 'catalogue', 'reload all']);
  });
});

describe('recent searches', () => {
  const searched = (world: SearchWorld, ...texts: readonly string[]): void => {
    for (const text of texts) {
      world.app.type(text);
      world.app.chosen();
    }
  };

  it('are those that led somewhere: six, the newest first, each once, and outlive the page', () => {
    const world = searchWorld();
    searched(world, 'one', 'two', 'three', 'four', 'five', 'six', 'ONE', 'seven', ' ');
    const six = ['seven', 'ONE', 'six', 'five', 'four', 'three'];
    expect(world.app.view.recent).toEqual(six);
    expect(searchWorld(world.store).app.view.recent).toEqual(six);
    world.app.forgetRecent('five');
    expect(searchWorld(world.store).app.view.recent).not.toContain('five');
  });

  it('go when the session ends, and are not shown to another player', () => {
    const world = searchWorld();
    searched(world, 'one');
    const other = searchWorld(world.store);
    other.session.sessionOpened(ASHA_IN.token, { ...ASHA_IN.user, id: 'U2' as typeof ASHA_IN.user.id }, true);
    other.late.opened(2);
    expect(other.app.view.recent).toEqual([]);
    world.late.closed('loggedOut');
    expect(world.app.view.recent).toEqual([]);
    expect(world.store.read('recentSearches')).toBeNull();
  });

  it('whatever a device has saved is text, and at most six of it', () => {
    const store = new SharedKeyValueStore();
    store.write(
      'recentSearches',
      `${ASHA_IN.user.id}\n${'x'.repeat(500)}\n\n<b>\n${'a\nb\nc\nd\ne\nf\n'.repeat(3)}`,
    );
    const { recent } = searchWorld(store).app.view;
    expect(recent).toHaveLength(6);
    expect(recent[0]).toHaveLength(64);
    expect(recent[1]).toBe('<b>');
  });
});
