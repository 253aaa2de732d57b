import { describe, expect, it } from 'vitest';
import { gameKey } from '@/domain/casino/Game';
import type { Game } from '@/domain/casino/Game';
import { lobbyRails } from '@/domain/casino/lobbyRails';
import { resultTone } from '@/domain/casino/resultTone';
import { aCatalogue, aTable } from '@tests/support/mothers/casino';

const CATALOGUE = aCatalogue(
  { provider: 'ezugi', code: '1', groups: ['roulette', 'popular'], table: aTable() },
  { provider: 'ezugi', code: '2', groups: ['roulette'], table: aTable({ results: ['7'], players: 3 }) },
  { provider: 'qtech', code: '3', groups: ['slots'], features: ['new'], addedAt: 5 },
  { provider: 'qtech', code: '4', groups: ['slots', 'popular'], features: ['jackpot', 'new'], addedAt: 9 },
  { provider: 'ezugi', code: 'tile', groups: ['providers', 'popular'], href: '/casino/ezugi' },
);

describe('the rails of a lobby', () => {
  it('are what was played, what is liked, what is open, what is popular and what is new', () => {
    const rails = lobbyRails(
      CATALOGUE,
      [gameKey('qtech', '3'), gameKey('aura', 'gone')],
      [gameKey('ezugi', '2')],
    );
    const codes = (games: readonly Game[]) => games.map(({ code }) => code);
    expect(codes(rails.recent)).toEqual(['3']);
    expect(codes(rails.favourites)).toEqual(['2']);
    expect(codes(rails.live)).toEqual(['2', '1']);
    expect(codes(rails.popular)).toEqual(['1', '4']);
    expect(codes(rails.fresh)).toEqual(['4', '3']);
  });

  it('none is open when the backend says it of none', () => {
    expect(lobbyRails(aCatalogue({ groups: ['roulette'] }), [], []).live).toEqual([]);
  });

  it.each([
    ['roulette', '0', 'green'],
    ['roulette', '32', 'red'],
    ['roulette', '33', 'black'],
    ['roulette', '37', 'plain'],
    ['roulette', '00', 'green'],
    ['baccarat', '7', 'plain'],
    ['roulette', 'x', 'plain'],
  ] as const)('a result of %s, %s, is %s', (category, result, tone) => {
    expect(resultTone(category, result)).toBe(tone);
  });
});
