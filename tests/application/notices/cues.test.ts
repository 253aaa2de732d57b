import { describe, expect, it } from 'vitest';
import { PlaySound } from '@/application/notices/PlaySound';
import type { Cue, CueChoice } from '@/domain/notices/Cue';
import { rupees } from '@/domain/shared/Money';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { noticesStore } from '@tests/support/stores';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualClock } from '@/adapters/node/ManualClock';

function room() {
  const given: [Cue, CueChoice][] = [];
  const page = new FakePageLife();
  const clock = new ManualClock();
  const notices = noticesStore();
  const cue = new PlaySound({
    cues: { play: (what, by) => void given.push([what, by]) },
    localStore: new MapKeyValueStore(),
    pageLife: page,
    clock,
    notices,
  });
  return { given, page, clock, cue, notices };
}

describe('PlaySound', () => {
  it('[TOAST-03] nothing is heard or felt until the player wants it', () => {
    const { cue, given } = room();
    cue.play('accepted');
    expect(given).toEqual([]);
    cue.choose({ sound: true, vibration: false });
    cue.play('rejected');
    expect(given).toEqual([['rejected', { sound: true, vibration: false }]]);
    cue.choose({ sound: false, vibration: false });
    cue.play('settled');
    expect(given).toHaveLength(1);
    cue.choose({ sound: false, vibration: true });
    expect(cue.choice()).toEqual({ sound: false, vibration: true });
    cue.play('won');
    expect(given.at(-1)).toEqual(['won', { sound: false, vibration: true }]);
  });

  it('[TOAST-03] never from a page out of sight', () => {
    const { cue, given, page } = room();
    cue.choose({ sound: true, vibration: true });
    page.hide();
    cue.play('settled');
    expect(given).toEqual([]);
  });

  it('[F47] many bets settled at once are one cue; another kind is its own', () => {
    const { cue, given, clock } = room();
    cue.choose({ sound: true, vibration: true });
    for (let count = 0; count < 20; count += 1) cue.play('settled');
    cue.play('accepted');
    expect(given.map(([what]) => what)).toEqual(['settled', 'accepted']);
    clock.advance(1_000);
    cue.play('accepted');
    expect(given).toHaveLength(3);
  });

  it('[TOAST-03] a bet that stands, a win, a fancy and a deposit are seen, whatever is heard; the rest is not', () => {
    const { cue, notices } = room();
    for (const what of ['accepted', 'won', 'fancy', 'deposited'] as const) {
      cue.play(what, { amount: rupees(5) });
      expect(notices.moment).toEqual({ cue: what, amount: rupees(5) });
    }
    notices.momentOver();
    for (const what of ['rejected', 'settled'] as const) cue.play(what);
    expect(notices.moment).toBeNull();
  });

  it('[TOAST-03] nothing is seen of a page out of sight, not even later', () => {
    const { cue, notices, page } = room();
    page.hide();
    cue.play('won', { amount: rupees(5) });
    expect(notices.moment).toBeNull();
  });
});
