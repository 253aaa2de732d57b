import { describe, expect, it } from 'vitest';
import { SingleFlight } from '@/application/shared/SingleFlight';
import { Planned } from '@tests/support/fakes/Planned';

describe('SingleFlight', () => {
  it('[AUTH-19] whoever asks while one runs shares its answer', async () => {
    const call = new Planned<[], number>('call');
    call.answer(1, 2);
    call.gate.pause();
    const flight = new SingleFlight<number>();
    const both = [flight.run(() => call.run()), flight.run(() => call.run())];
    expect(call.calls).toHaveLength(1);
    call.gate.resume();
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(await flight.run(() => call.run())).toBe(2);
  });

  it('[F17] after `forget` the next call starts anew, and the one before does not disturb it', async () => {
    const call = new Planned<[], number>('call');
    call.answer(1, 2);
    call.gate.pause();
    const flight = new SingleFlight<number>();
    const old = flight.run(() => call.run());
    flight.forget();
    const fresh = flight.run(() => call.run());
    call.gate.resume();
    expect(await old).toBe(1);
    expect(await fresh).toBe(2);
    expect(call.calls).toHaveLength(2);
  });

  it('[F17] the end of one that was forgotten does not open the way beside the one that runs now', async () => {
    const [before, now] = [new Planned<[], number>('before'), new Planned<[], number>('now')];
    before.answer(1);
    now.answer(2);
    for (const { gate } of [before, now]) gate.pause();
    const flight = new SingleFlight<number>();
    const old = flight.run(() => before.run());
    flight.forget();
    const fresh = flight.run(() => now.run());
    before.gate.resume();
    expect(await old).toBe(1);
    const shared = flight.run(() => now.run());
    now.gate.resume();
    expect(await Promise.all([fresh, shared])).toEqual([2, 2]);
  });

  it('[AUTH-19] a task that throws does not block the next one', async () => {
    const flight = new SingleFlight<number>();
    await expect(flight.run(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect(await flight.run(() => Promise.resolve(3))).toBe(3);
  });
});
