import { describe, expect, it } from 'vitest';
import { StreamRepair } from '@/application/sports/StreamRepair';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';

function world() {
  const scheduler = new ManualScheduler();
  const repair = new StreamRepair({ clock: scheduler.clock, scheduler });
  const ran: string[] = [];
  const task = (name: string) => () => ran.push(`${name} ${scheduler.clock.monotonic()}`);
  return { scheduler, repair, ran, task };
}

describe('when a stream is mended', () => {
  it('[F34] at once the first time, later each time while it keeps breaking, and at once again after ten calm seconds', () => {
    const { scheduler, repair, ran, task } = world();
    repair.soon(task('first'));
    expect(ran).toEqual(['first 0']);
    repair.soon(task('second'));
    scheduler.advance(1_000);
    repair.soon(task('third'));
    scheduler.advance(2_000);
    repair.mended();
    repair.soon(task('fourth'));
    scheduler.advance(9_999);
    repair.soon(task('fifth'));
    scheduler.advance(10_000);
    repair.soon(task('sixth'));
    expect(ran.slice(1)).toEqual(['second 1000', 'third 3000', 'fourth 4000', 'fifth 14999', 'sixth 22999']);
  });

  it('one repair at a time: the last one that was asked for', () => {
    const { scheduler, repair, ran, task } = world();
    repair.later(task('one'));
    repair.later(task('other'));
    scheduler.advance(60_000);
    expect(ran).toEqual(['other 2000']);
  });

  it('[F34] whoever asks for patience again does not wait longer, and may ask anew when it is over', () => {
    const { scheduler, repair, ran, task } = world();
    repair.patience(task('one'));
    scheduler.advance(300);
    repair.patience(task('other'));
    scheduler.advance(100);
    expect(ran).toEqual(['one 400']);
    repair.patience(task('next'));
    repair.cancel();
    repair.patience(task('last'));
    scheduler.advance(400);
    expect(ran).toEqual(['one 400', 'last 800']);
  });

  it('[F04] a sign of life ends the suspicion and nothing else; the end of the connection ends all of it', () => {
    const { scheduler, repair, ran, task } = world();
    const all = (): void => {
      repair.later(task('repair'));
      repair.missing(task('missing'));
      repair.patience(task('patience'));
      repair.suspect(task('suspect'));
    };
    all();
    repair.received();
    expect(scheduler.timersLeft).toBe(3);
    scheduler.advance(60_000);
    expect(ran).toEqual(['patience 400', 'repair 1000', 'missing 2000']);
    all();
    repair.cancel();
    expect(scheduler.timersLeft).toBe(0);
    repair.suspect(task('suspect'));
    scheduler.advance(5_000);
    expect(ran.at(-1)).toBe('suspect 65000');
  });
});
