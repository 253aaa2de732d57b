import { describe, expect, it } from 'vitest';
import type { MatchId } from '@/domain/shared/ids';
import { marketId, matchId } from '@/domain/shared/ids';
import { aSelection } from '@tests/support/mothers/betting';
import { aBook, aRunnerBook, HOME } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';
import { showBooks } from '@tests/support/books';

type World = ReturnType<typeof bettingWorld>;

const OTHER = matchId('other-match');

/** A slip on the match, at its own market. */
function tap(world: World, match: MatchId | null = null): void {
  if (match === null) return world.pickPrice(aSelection({ side: 'lay' }), 0);
  const market = marketId(`${match} odds`);
  const runners = [[HOME, aRunnerBook([[200, 1_000_000]], [[202, 1_000_000]])]] as const;
  showBooks(world.board, aBook(runners, { id: market }));
  world.board.freshnessChanged([market], 'live');
  return world.pickPrice(aSelection({ matchId: match, marketId: market }), 0);
}

function taken(world: World): readonly string[] {
  return world.betting.slips.map(({ slip }) => String(slip.acceptOdds));
}

describe('any odds', () => {
  it('[P19] [F42] holds for further bets on the same match, and is asked for anew on another', () => {
    const world = bettingWorld();
    world.withSlip();
    world.chooseAcceptance('any');
    tap(world);
    tap(world, OTHER);
    expect(taken(world)).toEqual(['any', 'any', 'better']);
  });

  it('[P19] is given up for the match by another choice, which is remembered', () => {
    const world = bettingWorld();
    world.withSlip();
    world.chooseAcceptance('any');
    world.chooseAcceptance('none');
    tap(world);
    tap(world, OTHER);
    expect(taken(world)).toEqual(['none', 'none', 'none']);
  });

  it('[P19] is off again after a reload, in slips that were left open too', () => {
    const world = bettingWorld();
    world.withSlip();
    world.chooseAcceptance('none');
    world.chooseAcceptance('any');
    world.page.hide();
    const next = bettingWorld({ store: world.store });
    next.signIn();
    expect(taken(next)).toEqual(['none']);
    tap(next);
    expect(taken(next)).toEqual(['none', 'none']);
  });

  it('[P19] stored by an older version, it does not count', () => {
    const world = bettingWorld();
    world.store.write('oddsAcceptance.asha', 'any');
    world.withSlip();
    expect(taken(world)).toEqual(['better']);
  });

  it.each([
    ['the connection is lost', (world: World) => world.feed.become('reconnecting')],
    ['the connection is refused', (world: World) => world.feed.become('disconnected')],
    ['the device loses the network', (world: World) => world.page.goOnline(false)],
    ['the page wakes up', (world: World) => world.page.resume()],
  ])('[P19] [F76] is off again when %s: in open slips too, and it is said once', (_, happens) => {
    const world = bettingWorld();
    world.withSlip();
    tap(world);
    world.chooseSlip(world.betting.slips[0]?.id ?? null);
    world.chooseAcceptance('any');
    const before = world.betting.activeSlip;
    happens(world);
    happens(world);
    expect(taken(world)).toEqual(['better', 'better']);
    expect(world.betting.activeSlip).toBe(before);
    expect(world.notices.filter((notice) => notice.includes('anyOddsOff'))).toEqual(['info bet.anyOddsOff']);
    tap(world);
    expect(taken(world)).toEqual(['better', 'better']);
  });

  it('[P19] [F54] a bet that was sent keeps the terms it was sent with', () => {
    const world = bettingWorld();
    world.withSlip();
    world.chooseAcceptance('any');
    void world.placeBet();
    world.feed.become('reconnecting');
    expect(taken(world)).toEqual(['any']);
    expect(world.notices).toEqual([]);
  });

  it('[P19] [F64] ends with the session, for whoever comes next', () => {
    const world = bettingWorld();
    world.withSlip();
    world.chooseAcceptance('any');
    const { listening } = world.feed;
    world.signOut();
    world.withSlip();
    expect(taken(world)).toEqual(['better']);
    expect(world.feed.listening).toBe(listening);
  });
});
