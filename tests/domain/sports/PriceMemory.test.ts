import { describe, expect, it } from 'vitest';
import { marketId } from '@/domain/shared/ids';
import { PriceMemory } from '@/domain/sports/PriceMemory';
import { HOME, MARKET, aDelta, aTick, anImage } from '@tests/support/mothers/sports';

function imaged() {
  const memory = new PriceMemory();
  memory.changed(anImage());
  memory.takeDue();
  return memory;
}
const idsOf = (memory: PriceMemory) => memory.takeDue().map(({ id }) => id);

describe('the memory of prices', () => {
  it('[RT-07] lets prices that nobody looks at wait for a longer while, and what decides about a bet for the frame', () => {
    const memory = imaged();
    expect([memory.changed(aTick(210)), idsOf(memory)]).toEqual(['offscreen', []]);
    expect([memory.endWait(), memory.endWait(), idsOf(memory), idsOf(memory)]).toEqual([
      true,
      false,
      [MARKET],
      [],
    ]);
    expect([memory.changed(aDelta(MARKET, { version: 9 })), idsOf(memory)]).toEqual(['frame', [MARKET]]);
    expect(memory.changed(aDelta(MARKET, { status: 'suspended' }))).toBe('now');
  });

  it('[P21] lets a price on the screen wait for the frame, once, however often it moves', () => {
    const memory = imaged();
    memory.of(MARKET).listen(HOME, 'back', 0, () => undefined);
    expect([204, 206].map((price) => memory.changed(aTick(price)))).toEqual(['frame', 'frame']);
    expect([idsOf(memory), idsOf(memory)]).toEqual([[MARKET], []]);
  });

  it('[F40] gives one that cannot wait without the others', () => {
    const memory = imaged();
    memory.changed({ ...anImage(), id: marketId('other') });
    memory.changed(aDelta(MARKET, { status: 'suspended' }));
    expect(memory.takeDue(MARKET).map(({ id }) => id)).toEqual([MARKET]);
    expect(memory.takeDue(MARKET)).toEqual([]);
    expect(idsOf(memory)).toEqual(['other']);
  });

  it('[F43] marks a market that closed, also one that a list had called closed before', () => {
    const memory = imaged();
    memory.changed(aDelta(MARKET, { status: 'closed' }));
    const cells = memory.of(MARKET);
    expect(cells.ended).toBe(true);
    cells.ended = false;
    memory.changed(aDelta(MARKET, { result: 'home' }));
    expect(cells.ended).toBe(false);
    const listed = new PriceMemory();
    listed.listed(anImage(MARKET, { status: 'closed' }));
    expect(listed.of(MARKET).ended).toBe(false);
    expect(listed.changed(anImage(MARKET, { status: 'closed' }))).toBe('frame');
    expect(listed.of(MARKET).ended).toBe(true);
  });

  it('what a list says of a market counts until its own source has spoken', () => {
    const memory = new PriceMemory();
    expect(memory.listed(anImage())).toBe(memory.of(MARKET));
    memory.changed(anImage());
    expect(memory.listed(anImage(MARKET, { status: 'closed' }))).toBeNull();
    expect(memory.of(MARKET).conditions?.status).toBe('open');
  });

  it('a market that is known stays when nobody looks at it any more', () => {
    const memory = imaged();
    const cells = memory.of(MARKET);
    memory.dropUnused(cells);
    expect(memory.get(MARKET)).toBe(cells);
  });

  it('[F37] keeps nothing of a market that is forgotten but its cells on the screen', () => {
    const memory = imaged();
    memory.changed(aDelta(MARKET, { status: 'closed' }));
    memory.changed(aTick(210));
    memory.forget(MARKET);
    expect([memory.endWait(), idsOf(memory), memory.get(MARKET)]).toEqual([false, [], undefined]);
    const cells = memory.of(MARKET);
    const stop = cells.listen(HOME, 'back', 0, () => undefined);
    cells.ended = true;
    memory.forget(MARKET);
    expect([memory.get(MARKET), memory.listening, cells.ended]).toEqual([cells, 1, false]);
    stop();
    memory.dropUnused(cells);
    expect([memory.get(MARKET), memory.listening]).toEqual([undefined, 0]);
  });
});
