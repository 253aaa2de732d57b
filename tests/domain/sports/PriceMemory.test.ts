import { describe, expect, it } from 'vitest';
import { PriceMemory } from '@/domain/sports/PriceMemory';
import { HOME, MARKET, aDelta, aTick, anImage } from '@tests/support/mothers/sports';

function imaged() {
  const memory = new PriceMemory();
  memory.changed(anImage());
  memory.takeDue('frame');
  return memory;
}
const idsOf = (memory: PriceMemory, which: 'frame' | 'all') => memory.takeDue(which).map(({ id }) => id);

describe('the memory of prices', () => {
  it('[RT-07] lets prices that nobody looks at wait for a longer while, and what decides about a bet for the frame', () => {
    const memory = imaged();
    expect([memory.changed(aTick(210)), idsOf(memory, 'frame')]).toEqual(['offscreen', []]);
    expect([idsOf(memory, 'all'), idsOf(memory, 'all')]).toEqual([[MARKET], []]);
    expect([memory.changed(aDelta(MARKET, { version: 9 })), idsOf(memory, 'frame')]).toEqual([
      'frame',
      [MARKET],
    ]);
    expect(memory.changed(aDelta(MARKET, { status: 'suspended' }))).toBe('now');
  });

  it('[P21] lets a price on the screen wait for the frame, once, however often it moves', () => {
    const memory = imaged();
    memory.of(MARKET).listen(HOME, 'back', 0, () => undefined);
    expect([204, 206].map((price) => memory.changed(aTick(price)))).toEqual(['frame', 'frame']);
    expect([idsOf(memory, 'frame'), idsOf(memory, 'frame')]).toEqual([[MARKET], []]);
  });

  it('[F43] tells once that a market closed, also one that a list had called closed before', () => {
    const memory = imaged();
    memory.changed(aDelta(MARKET, { status: 'closed' }));
    memory.changed(aDelta(MARKET, { result: 'home' }));
    expect([memory.takeEnded(), memory.takeEnded()]).toEqual([[MARKET], []]);
    const listed = new PriceMemory();
    listed.listed(anImage(MARKET, { status: 'closed' }));
    expect(listed.takeEnded()).toEqual([]);
    expect(listed.changed(anImage(MARKET, { status: 'closed' }))).toBe('frame');
    expect(listed.takeEnded()).toEqual([MARKET]);
  });

  it('[F37] keeps nothing of a market that is forgotten but its cells on the screen', () => {
    const memory = imaged();
    memory.changed(aDelta(MARKET, { status: 'closed' }));
    memory.changed(aTick(210));
    memory.forget(MARKET);
    expect([memory.takeEnded(), idsOf(memory, 'all'), memory.get(MARKET)]).toEqual([[], [], undefined]);
    const cells = memory.of(MARKET);
    const stop = cells.listen(HOME, 'back', 0, () => undefined);
    memory.forget(MARKET);
    expect([memory.get(MARKET), memory.listening]).toEqual([cells, 1]);
    stop();
    memory.dropUnused(cells);
    expect([memory.get(MARKET), memory.listening]).toEqual([undefined, 0]);
  });
});
