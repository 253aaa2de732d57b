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

  it('of open tables those come first that more is known about, then those that are not popular', () => {
    const { live } = lobbyRails(
      aCatalogue(
        { code: 'popular', groups: ['roulette', 'popular'], table: aTable() },
        { code: 'nothing', groups: ['baccarat'], table: aTable() },
        { code: 'players', groups: ['dice'], table: aTable({ players: 3 }) },
        { code: 'popularPlayers', groups: ['cards32', 'popular'], table: aTable({ players: 3 }) },
        { code: 'results', groups: ['teenpatti'], table: aTable({ results: ['7'] }) },
        { code: 'both', groups: ['lucky7', 'popular'], table: aTable({ results: ['7'], players: 0 }) },
      ),
      [],
      [],
    );
    expect(live.map(({ code }) => code)).toEqual([
      'both',
      'results',
      'players',
      'popularPlayers',
      'nothing',
      'popular',
    ]);
  });

  it('of tables that as much is known about one of each kind comes first, then the second of each', () => {
    const table = (code: string, kind: 'roulette' | 'baccarat' | 'dice') => ({
      code,
      groups: [kind],
      table: aTable(),
    });
    const { live } = lobbyRails(
      aCatalogue(
        table('r1', 'roulette'),
        table('r2', 'roulette'),
        table('r3', 'roulette'),
        table('b1', 'baccarat'),
        table('b2', 'baccarat'),
        table('d1', 'dice'),
      ),
      [],
      [],
    );
    expect(live.map(({ code }) => code)).toEqual(['r1', 'b1', 'd1', 'r2', 'b2', 'r3']);
  });

  it('a new game without a date is the oldest', () => {
    const isNew = (code: string, addedAt: number | null) => ({ code, features: ['new' as const], addedAt });
    const { fresh } = lobbyRails(aCatalogue(isNew('1', null), isNew('2', 5), isNew('3', 9)), [], []);
    expect(fresh.map(({ code }) => code)).toEqual(['3', '2', '1']);
  });

  it('none is open when the backend says it of none', () => {
    expect(lobbyRails(aCatalogue({ groups: ['roulette'] }), [], []).live).toEqual([]);
  });

  it.each([
    ['roulette', '0', 'green'],
    ['roulette', '32', 'red'],
    ['roulette', '33', 'black'],
    ['roulette', '36', 'red'],
    ['roulette', '37', 'plain'],
    ['roulette', '007', 'plain'],
    ['roulette', 'x7', 'plain'],
    ['roulette', '7x', 'plain'],
    ['roulette', '00', 'green'],
    ['baccarat', '7', 'plain'],
    ['roulette', 'x', 'plain'],
  ] as const)('a result of %s, %s, is %s', (category, result, tone) => {
    expect(resultTone(category, result)).toBe(tone);
  });
});
