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

  it('[AUTH-19] a task that throws does not block the next one', async () => {
    const flight = new SingleFlight<number>();
    await expect(flight.run(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect(await flight.run(() => Promise.resolve(3))).toBe(3);
  });
});
