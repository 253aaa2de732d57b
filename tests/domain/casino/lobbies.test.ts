import { describe, expect, it } from 'vitest';
import { isProvablyFair } from '@/domain/casino/isProvablyFair';
import { pathOfGroup, pathOfProvider, presetOf, presetOfTarget } from '@/domain/casino/lobbies';
import { aGame } from '@tests/support/mothers/casino';

describe('the lobbies', () => {
  it.each([
    ['spmsports', '/spmsports/cricket'],
    ['kingmaker', '/kingmaker'],
    ['ezugi', '/casino/ezugi'],
    ['aura', '/casino/aura'],
  ] as const)('[CASINO-04] of the provider %s are at %s', (provider, path) => {
    expect(pathOfProvider(provider)).toBe(path);
  });

  it.each([
    ['popular', '/games-all'],
    ['slots', '/slots'],
    ['instant', '/spmgames'],
    ['roulette', '/casino/roulette'],
    ['providers', null],
    ['ezugi', null],
  ] as const)('[CASINO-04] of the kind %s are at %s', (group, path) => {
    expect(pathOfGroup(group)).toBe(path);
  });

  it('[CASINO-04] a page fixes what it is about, and its player cannot take it off', () => {
    expect(presetOf('allGames')).toEqual({});
    expect(presetOf('slots')).toEqual({ categories: ['slots'] });
    expect(presetOf('kingmaker')).toEqual({ providers: ['kingmaker'] });
    expect(presetOf('auraGames')).toEqual({ providers: ['aura'] });
    expect(presetOf('instantGames')).toEqual({ categories: ['instant'] });
    expect(presetOfTarget({ kind: 'provider', provider: 'ezugi' })).toEqual({ providers: ['ezugi'] });
    expect(presetOfTarget({ kind: 'category', category: 'dice' })).toEqual({ categories: ['dice'] });
    expect(presetOfTarget({ kind: 'game', game: aGame() })).toBeNull();
    expect(presetOfTarget({ kind: 'unknown' })).toBeNull();
  });

  it('rounds can be reckoned again in the games of one provider', () => {
    expect([
      isProvablyFair(aGame({ provider: 'spribe' })),
      isProvablyFair(aGame({ provider: 'ezugi' })),
    ]).toEqual([true, false]);
  });
});
