import { describe, expect, it } from 'vitest';
import { paise, rupees } from '@/domain/shared/Money';
import { aBet, aRejectedBet } from '@tests/support/mothers/betting';
import { bettingWorld } from './bettingWorld';

async function placed(bet: Parameters<typeof aBet>[0] = {}) {
  const world = bettingWorld();
  world.signIn();
  world.withSlip();
  void world.placeBet();
  const key = world.bets.orders[0]?.key ?? null;
  await world.bets.reply(aBet({ ...bet, key }));
  return { world, key };
}

describe('what is heard of a bet', () => {
  it('[TOAST-03] that it stands, once, though the news of it come twice', async () => {
    const { world, key } = await placed();
    world.feed.tell((listener) => listener.betUpdated?.(aBet({ key })));
    expect(world.cues).toEqual(['accepted']);
  });

  it('[TOAST-03] that it was refused', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    await world.bets.reply(aRejectedBet({ key: world.bets.orders[0]?.key ?? null }));
    expect(world.cues).toEqual(['rejected']);
  });

  it('[TOAST-03] that it is settled, once', async () => {
    const { world, key } = await placed();
    const settled = aBet({ key, status: 'settled', profitLoss: rupees(500) });
    for (let times = 0; times < 2; times += 1) world.feed.tell((listener) => listener.betUpdated?.(settled));
    expect(world.cues).toEqual(['accepted', 'won']);
    expect(world.figuresOf.at(-1)).toEqual({ amount: rupees(500) });
  });

  it.each([
    ['a loss is told quietly', { profitLoss: paise(-50_000) }, 'settled'],
    ['a void one too', { status: 'void', profitLoss: null }, 'settled'],
    [
      'a fancy has its result, won or lost',
      { marketKind: 'fancy', line: 40, profitLoss: paise(-50_000) },
      'fancy',
    ],
  ] as const)('[TOAST-03] %s', async (_, result, cue) => {
    const { world, key } = await placed();
    world.feed.tell((listener) => listener.betUpdated?.(aBet({ key, status: 'settled', ...result })));
    expect(world.cues.at(-1)).toBe(cue);
  });

  it('[SPORT-05] which side was placed goes with it: the moment wears its colour', async () => {
    const { world } = await placed({ side: 'lay' });
    expect(world.figuresOf).toEqual([{ amount: null, side: 'lay' }]);
  });
});
