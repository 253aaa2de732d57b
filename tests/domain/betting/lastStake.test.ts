import { describe, expect, it } from 'vitest';
import type { BetStatus } from '@/domain/betting/Bet';
import { lastStake } from '@/domain/betting/lastStake';
import { rupees } from '@/domain/shared/Money';
import { marketId, runnerId } from '@/domain/shared/ids';
import { aBet, aSelection } from '@tests/support/mothers/betting';

describe('the stake of the last bet on a selection', () => {
  it('[SPORT-05] is that of the newest, in whatever order they are listed', () => {
    const bets = [300, 750, 100].map((stake, at) =>
      aBet({ stake: rupees(stake), createdAt: [1_000, 3_000, 2_000][at] ?? null }),
    );
    for (const listed of [bets, bets.toReversed()]) expect(lastStake(aSelection(), listed)).toBe(rupees(750));
  });

  it('[SPORT-05] is that of the very selection: not of another runner, nor of another market with this one', () => {
    const others = [aBet({ runnerId: runnerId('another') }), aBet({ marketId: marketId('another') })];
    expect(lastStake(aSelection(), others)).toBeNull();
    const own = aBet({ stake: rupees(250), createdAt: 1 });
    expect(lastStake(aSelection(), [...others, own])).toBe(rupees(250));
  });

  it.each<BetStatus>(['rejected', 'lapsed', 'cancelled', 'settled', 'void'])(
    '[SPORT-05] is none of a bet that is %s, and none of another side',
    (status) => {
      expect(lastStake(aSelection(), [aBet({ status })])).toBeNull();
      expect(lastStake(aSelection({ side: 'lay' }), [aBet()])).toBeNull();
    },
  );
});
