import { describe, expect, it } from 'vitest';
import { marketId, matchId } from '@/domain/shared/ids';
import { NOTHING_TYPED } from '@/domain/search/SearchResults';
import { ASHA_IN } from '@tests/support/mothers/sessionMother';
import { aCatalogue } from '@tests/support/mothers/casino';
import { aCricketScore } from '@tests/support/mothers/scores';
import { aMarket, aMatch } from '@tests/support/mothers/sports';
import { searchWorld, type SearchWorld } from './searchWorld';

const follow = ({ app }: SearchWorld) =>
  app.watch(
    (page) => page,
    (sport) => `the ${sport}`,
  );
const found = (world: SearchWorld, text: string): readonly string[] => {
  world.app.type(text);
  return world.titles();
};
const TOSS = aMarket({ id: marketId('toss'), name: 'Toss Winner' });

describe('[SRCH-02] what is followed while the search is open', () => {
  it('nothing of a list that has not come, or did not', () => {
    const world = searchWorld();
    follow(world);
    expect(world.app.view.live).toEqual([]);
    expect(found(world, 'stryker')).toEqual([]);
  });

  it('the markets and the players of a match whose page was opened, each by what it is', () => {
    const world = searchWorld();
    const match = aMatch({ id: matchId('m'), name: 'Hawks v Foxes', status: 'inPlay' });
    follow(world);
    world.matches.matchArrived(match.id, { match, markets: [TOSS] });
    expect(found(world, 'toss')).toEqual(['Toss Winner']);
    expect(world.app.view.results.groups[0]?.kind).toBe('market');
    world.scores.scoreArrived(aCricketScore({ matchId: match.id }));
    expect(found(world, 'talpade')).toEqual(['R. Talpade']);
    expect(world.app.view.results.groups[0]?.kind).toBe('player');
  });

  it('a market that gets another name is found by that, without another key', () => {
    const world = searchWorld();
    const match = aMatch({ id: matchId('m') });
    follow(world);
    world.matches.matchArrived(match.id, { match, markets: [TOSS] });
    expect(found(world, 'flip')).toEqual([]);
    world.matches.matchArrived(match.id, { match, markets: [{ ...TOSS, name: 'Flip Winner' }] });
    expect(world.titles()).toEqual(['Flip Winner']);
    expect(found(world, 'toss')).toEqual([]);
  });

  it('another match with such a market is its own entry, live or not', () => {
    const world = searchWorld();
    const [one, other] = [matchId('a'), matchId('b')];
    follow(world);
    world.matches.matchArrived(one, {
      match: aMatch({ id: one, name: 'Hawks v Foxes', status: 'upcoming' }),
      markets: [TOSS],
    });
    world.matches.matchArrived(other, {
      match: aMatch({ id: other, name: 'Owls v Bears', status: 'inPlay' }),
      markets: [{ ...TOSS, id: marketId('toss-b') }],
    });
    world.app.type('toss');
    const details = () =>
      world.app.view.results.groups.flatMap((group) =>
        group.kind === 'game' ? [] : group.entries.map(({ detail }) => detail),
      );
    expect(details()).toEqual(['Owls v Bears', 'Hawks v Foxes']);
    world.matches.scoreChanged({ matchId: one, status: 'inPlay', score: null });
    world.matches.scoreChanged({ matchId: other, status: 'finished', score: null });
    expect(details()).toEqual(['Hawks v Foxes']);
  });

  it('a score that names the same players builds no index', () => {
    const world = searchWorld();
    const match = aMatch({ id: matchId('m') });
    follow(world);
    world.matches.matchArrived(match.id, { match, markets: [] });
    world.scores.scoreArrived(aCricketScore({ matchId: match.id }));
    world.app.type('talpade');
    const before = world.app.view.results;
    world.scores.scoreArrived(aCricketScore({ matchId: match.id, version: 8, overs: 19 }));
    expect(world.app.view.results).toBe(before);
  });

  it('released, it is empty, follows nothing and reads nothing on', () => {
    const world = searchWorld();
    const release = follow(world);
    world.matches.listArrived(
      'all',
      Array.from({ length: 3_000 }, (_, at) => aMatch({ id: matchId(`m-${at}`), name: `Side${at}` })),
    );
    world.app.type('side');
    expect(world.scheduler.timersLeft).toBeGreaterThan(0);
    release();
    expect(world.app.view.results).toBe(NOTHING_TYPED);
    expect(world.scheduler.timersLeft).toBe(0);
    world.casino.catalogueArrived(aCatalogue({ name: 'Side bets' }));
    expect(world.app.view.results).toBe(NOTHING_TYPED);
  });
});

describe('[SRCH-02] what is typed', () => {
  const gold = (count: number) =>
    aCatalogue(...Array.from({ length: count }, (_, at) => ({ name: `Gold ${at}`, code: `gold-${at}` })));

  it('counts without what is around it', () => {
    const world = searchWorld();
    world.casino.catalogueArrived(gold(1));
    expect(found(world, '  gold ')).toEqual(['Gold 0']);
    expect(world.app.view.results.wanted).toBe('gold');
    world.app.type('   ');
    expect(world.app.view.results).toBe(NOTHING_TYPED);
  });

  it('finds a screen of games, then more each time, and sixty at the most; another text begins anew', () => {
    const world = searchWorld();
    world.casino.catalogueArrived(gold(200));
    const drawn = () => world.app.view.results.games.drawn;
    world.app.type('gold');
    expect([drawn(), world.app.view.results.games.count]).toEqual([12, 200]);
    const seen = Array.from({ length: 6 }, () => {
      world.app.more();
      return drawn();
    });
    expect(seen).toEqual([24, 36, 48, 60, 60, 60]);
    world.app.type('gold 1');
    expect(drawn()).toBe(12);
  });
});

describe('recent searches in two tabs', () => {
  const saved = (...texts: readonly string[]) => [ASHA_IN.user.id, ...texts].join('\n');

  it('what another tab saves is there, and gone when it empties the storage', () => {
    const { app, store } = searchWorld();
    store.external('recentSearches', saved('hawks'));
    expect(app.view.recent).toEqual(['hawks']);
    store.external(null, null);
    expect(app.view.recent).toEqual([]);
  });

  it('what another tab saves of something else changes nothing', () => {
    const { app, store } = searchWorld();
    store.external('recentSearches', saved('hawks'));
    const before = app.view.recent;
    store.external('favouriteGames', 'x');
    expect(app.view.recent).toBe(before);
  });

  it('a visitor’s are not a player’s, and a log-in shows the player’s', () => {
    const world = searchWorld();
    world.store.external('recentSearches', saved('hawks'));
    world.session.sessionClosed();
    const visitor = searchWorld(world.store);
    visitor.session.sessionClosed();
    visitor.late.opened(1);
    expect(visitor.app.view.recent).toEqual([]);
    visitor.session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
    visitor.late.opened(2);
    expect(visitor.app.view.recent).toEqual(['hawks']);
  });
});
