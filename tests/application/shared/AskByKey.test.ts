import { describe, expect, it } from 'vitest';
import { AskByKey } from '@/application/shared/AskByKey';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import { Planned } from '@tests/support/fakes/Planned';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';

const HOUR_MS = 3_600_000;
const TIMES = { since: 0, expectedMs: 15_000, lifeMs: 24 * HOUR_MS };
const OFFLINE: Failure = { kind: 'offline', sent: true };

function asking() {
  const scheduler = new ManualScheduler();
  const { clock } = scheduler;
  const session = { epoch: 1 };
  const ask = new AskByKey(session, clock, scheduler);
  const find = new Planned<[], ReturnType<typeof ok<string | null>> | ReturnType<typeof fail<Failure>>>(
    'find',
  );
  const said: string[] = [];
  const world = {
    scheduler,
    clock,
    session,
    ask,
    find,
    said,
    /** What `found` answers. */
    again: null as number | null,
    inquiry: {
      find: () => find.run(),
      found: (received: string) => {
        said.push(`found ${received}`);
        return world.again;
      },
      neverSeen: () => void said.push('never seen'),
      givenUp: () => void said.push('given up'),
    },
    /** At which seconds from now on a question left, within so many. */
    async secondsAsked(within: number): Promise<readonly number[]> {
      const times: number[] = [];
      for (let second = 1; second <= within; second += 1) {
        const before = find.calls.length;
        await scheduler.pass(1_000);
        if (find.calls.length > before) times.push(second);
      }
      return times;
    },
  };
  return world;
}

describe('asking by key until a server has said it', () => {
  it('[P15] what the server knows is handed on, once, and settles it', async () => {
    const { ask, find, inquiry, said, scheduler } = asking();
    find.answer(ok('a bet'));
    ask.ask('k', inquiry, TIMES);
    expect(ask.isAsking('k')).toBe(true);
    await scheduler.pass(0);
    expect(said).toEqual(['found a bet']);
    expect(ask.isAsking('k')).toBe(false);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('what is not its last word is asked for again when it says so, or soon', async () => {
    const world = asking();
    world.find.always(ok('waits'));
    world.again = 5_000;
    world.ask.ask('k', world.inquiry, TIMES);
    await world.scheduler.pass(0);
    expect(await world.secondsAsked(5)).toEqual([5]);
    world.again = 0;
    await world.scheduler.pass(5_000);
    expect(await world.secondsAsked(7)).toEqual([1, 3, 7]);
  });

  it('the first question can wait', async () => {
    const world = asking();
    world.find.always(ok(null));
    world.ask.ask('k', world.inquiry, { ...TIMES, firstMs: 3_000 });
    expect(await world.secondsAsked(4)).toEqual([3, 4]);
  });

  it('[P15] the back-off while a request is expected: 1, 2, 4, then every 8 seconds; nothing is said', async () => {
    const world = asking();
    world.find.always(fail(OFFLINE));
    world.ask.ask('k', world.inquiry, TIMES);
    await world.scheduler.pass(0);
    expect(await world.secondsAsked(31)).toEqual([1, 3, 7, 15, 23, 31]);
    expect(world.said).toEqual([]);
  });

  it('[F89] "never seen" counts only once the request is not expected any more, and is no end: asked for slowly, for ten minutes and after', async () => {
    const world = asking();
    world.find.always(ok(null));
    world.ask.ask('k', world.inquiry, TIMES);
    await world.scheduler.pass(14_999);
    expect(world.said).toEqual([]);
    await world.scheduler.pass(1);
    expect(world.said).toEqual(['never seen']);
    expect(await world.secondsAsked(90)).toEqual([30, 60, 90]);
    await world.scheduler.pass(10 * 60_000);
    const calls = world.find.calls.length;
    await world.scheduler.pass(10 * 60_000);
    expect(world.find.calls.length - calls).toBe(2);
    world.find.always(ok('late'));
    await world.scheduler.pass(5 * 60_000);
    expect(world.said.at(-1)).toBe('found late');
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('an answer to a question from before that does not count either', async () => {
    const world = asking();
    world.find.always(ok(null));
    world.clock.advance(14_999);
    world.find.gate.pause();
    world.ask.ask('k', world.inquiry, TIMES);
    await world.scheduler.pass(5_000);
    world.find.gate.resume();
    await world.scheduler.pass(0);
    expect(world.said).toEqual([]);
  });

  it('a key that was sent before this page began counts its age from then', async () => {
    const world = asking();
    world.find.always(ok(null));
    world.ask.ask('k', world.inquiry, { ...TIMES, since: -15_000 });
    await world.scheduler.pass(0);
    expect(world.said).toEqual(['never seen']);
  });

  it('[F89] a key that the server may have forgotten is asked for once more, and given up', async () => {
    const world = asking();
    world.find.always(ok(null));
    world.ask.ask('k', world.inquiry, { ...TIMES, since: -5_000 });
    await world.scheduler.pass(TIMES.lifeMs - 1);
    expect(new Set(world.said)).toEqual(new Set(['never seen']));
    await world.scheduler.pass(5 * 60_000);
    expect(world.said.filter((each) => each === 'given up')).toEqual(['given up']);
    expect([world.ask.isAsking('k'), world.scheduler.timersLeft]).toEqual([false, 0]);
  });

  it('also when the server does not answer; what it does know then still counts', async () => {
    const world = asking();
    world.find.always(fail(OFFLINE));
    world.ask.ask('gone', world.inquiry, { ...TIMES, lifeMs: 60_000 });
    await world.scheduler.pass(90_000);
    expect(world.said).toEqual(['given up']);
    world.find.always(ok('old'));
    world.ask.ask('known', world.inquiry, { ...TIMES, lifeMs: 0 });
    await world.scheduler.pass(0);
    expect(world.said).toEqual(['given up', 'found old']);
  });

  it('[F83] what was sent before this page began is not forgotten by its age: a wall clock may have jumped', async () => {
    const world = asking();
    world.find.always(ok(null));
    world.ask.ask('k', world.inquiry, { ...TIMES, since: -40 * TIMES.lifeMs });
    await world.scheduler.pass(0);
    expect(world.said).toEqual(['never seen']);
    expect(world.ask.isAsking('k')).toBe(true);
  });

  it('sent anew, a key is expected anew, and asked for by one question', async () => {
    const world = asking();
    world.find.always(ok(null));
    world.ask.ask('k', world.inquiry, TIMES);
    await world.scheduler.pass(16_000);
    world.ask.ask('k', world.inquiry, { ...TIMES, since: world.clock.monotonic() });
    await world.scheduler.pass(14_000);
    expect(world.said).toEqual(['never seen']);
    await world.scheduler.pass(1_000);
    expect(world.said).toEqual(['never seen', 'never seen']);
    expect(world.scheduler.timersLeft).toBe(1);
  });

  it('the link is back: everything is asked for at once, one question a key, and the back-off starts over', async () => {
    const world = asking();
    world.find.always(fail(OFFLINE));
    world.ask.ask('one', world.inquiry, TIMES);
    world.ask.ask('two', world.inquiry, TIMES);
    await world.scheduler.pass(8_000);
    const calls = world.find.calls.length;
    world.find.gate.pause();
    world.ask.hurry();
    world.ask.hurry();
    expect(world.find.calls.length - calls).toBe(2);
    world.find.gate.resume();
    await world.scheduler.pass(0);
    expect(await world.secondsAsked(3)).toEqual([1, 3]);
  });

  it('[F89] money moved: what was not seen is asked for at once, and what is still expected keeps its turn', async () => {
    const world = asking();
    world.find.always(ok(null));
    world.ask.ask('expected', world.inquiry, TIMES);
    await world.scheduler.pass(0);
    world.ask.lookForUnheard();
    expect(world.find.calls).toHaveLength(1);
    world.ask.ask('unheard', world.inquiry, { ...TIMES, since: -15_000 });
    await world.scheduler.pass(0);
    expect(world.said).toEqual(['never seen']);
    world.ask.lookForUnheard();
    await world.scheduler.pass(0);
    expect([world.find.calls.length, world.said]).toEqual([3, ['never seen', 'never seen']]);
  });

  it('[F89] one question on request says what it brought', async () => {
    const world = asking();
    world.find.answer(ok(null), fail(OFFLINE), ok(null), ok('late'));
    world.ask.ask('k', world.inquiry, TIMES);
    await world.scheduler.pass(0);
    expect(await world.ask.once('k')).toBe('noAnswer');
    expect(await world.ask.once('k')).toBe('neverSeen');
    expect(await world.ask.once('k')).toBe('found');
    expect(world.said).toEqual(['found late']);
    expect(await world.ask.once('never sent')).toBe('neverSeen');
  });

  it("[F17] an answer after the session, or to a key that was dropped, is nobody's", async () => {
    const world = asking();
    world.find.always(ok('a bet'));
    world.find.gate.pause();
    world.ask.ask('k', world.inquiry, TIMES);
    const asked = world.ask.once('k');
    world.session.epoch += 1;
    world.ask.stop();
    world.ask.ask('dropped', world.inquiry, TIMES);
    world.ask.drop('dropped');
    world.find.gate.resume();
    expect(await asked).toBe('noAnswer');
    await world.scheduler.pass(0);
    expect(world.said).toEqual([]);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('what is handed on may ask for the same key anew', async () => {
    const world = asking();
    world.find.always(ok(null));
    const inquiry = {
      ...world.inquiry,
      neverSeen: () => world.ask.ask('k', world.inquiry, { ...TIMES, since: world.clock.monotonic() }),
    };
    world.ask.ask('k', inquiry, { ...TIMES, since: -15_000 });
    await world.scheduler.pass(0);
    expect(world.said).toEqual([]);
    expect(world.ask.isAsking('k')).toBe(true);
    expect(world.scheduler.timersLeft).toBe(1);
  });
});
