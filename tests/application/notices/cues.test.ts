import { describe, expect, it } from 'vitest';
import { PlaySound } from '@/application/notices/PlaySound';
import type { Cue, CueChoice } from '@/domain/notices/Cue';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualClock } from '@tests/support/ManualClock';

function room() {
  const given: [Cue, CueChoice][] = [];
  const page = new FakePageLife();
  const clock = new ManualClock();
  const cue = new PlaySound({
    cues: { play: (what, by) => void given.push([what, by]) },
    localStore: new MapKeyValueStore(),
    pageLife: page,
    clock,
  });
  return { given, page, clock, cue };
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
});
