import { describe, expect, it } from 'vitest';
import { StreamChain } from '@/application/sports/StreamChain';

const at = (seq: number, epoch = 'a') => ({ epoch, prev: seq - 1, seq, changes: [] });

describe('the chain of a stream', () => {
  it('[F33] what is held follows in its order; what is older than the anchor is dropped, what is left is a loss', () => {
    const chain = new StreamChain();
    for (const seq of [14, 9, 13, 10, 17]) chain.hold(at(seq));
    expect([chain.broken, chain.following().length]).toEqual([false, 0]);
    chain.anchor(at(12));
    expect(chain.following().map(({ seq }) => seq)).toEqual([13, 14]);
    expect([chain.position, chain.broken]).toEqual([{ epoch: 'a', seq: 14 }, true]);
    expect(chain.link(at(15))).toBe('inOrder');
    expect(chain.link(at(16))).toBe('inOrder');
    expect(chain.following().map(({ seq }) => seq)).toEqual([17]);
    expect(chain.broken).toBe(false);
  });

  it('five hundred wait for their anchor; of more, only the newest stays: they cannot be followed', () => {
    const told = (count: number): StreamChain => {
      const chain = new StreamChain();
      for (let seq = 1; seq <= count; seq += 1) chain.hold(at(seq));
      return chain;
    };
    const enough = told(500);
    enough.anchor(at(0));
    expect(enough.following()).toHaveLength(500);
    const tooMany = told(501);
    tooMany.anchor(at(1));
    expect([tooMany.following().length, tooMany.broken]).toEqual([0, true]);
    for (let seq = 2; seq <= 500; seq += 1) tooMany.link(at(seq));
    expect(tooMany.following().map(({ seq }) => seq)).toEqual([501]);
  });

  it('cut, it holds nothing and follows nothing', () => {
    const chain = new StreamChain();
    chain.anchor(at(3));
    chain.hold(at(5));
    chain.cut();
    expect([chain.position, chain.broken, chain.link(at(4))]).toEqual([null, false, 'gap']);
    chain.anchor(at(4));
    expect([chain.following(), chain.broken]).toEqual([[], false]);
  });
});
