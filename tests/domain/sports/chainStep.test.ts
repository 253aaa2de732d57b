import { describe, expect, it } from 'vitest';
import { chainStep } from '@/domain/sports/chainStep';

const last = { epoch: 'a', seq: 10 };

describe('the position of a stream message', () => {
  it('[F32] a number that was seen already is a duplicate, a heartbeat included', () => {
    expect(chainStep(last, { epoch: 'a', prev: 8, seq: 10 })).toBe('duplicate');
    expect(chainStep(last, { epoch: 'a', prev: 10, seq: 10 })).toBe('duplicate');
    expect(chainStep(last, { epoch: 'a', prev: null, seq: 3 })).toBe('duplicate');
  });

  it('[F34] a message whose forerunner is not the last one seen reveals a loss', () => {
    expect(chainStep(last, { epoch: 'a', prev: 11, seq: 12 })).toBe('gap');
    expect(chainStep(last, { epoch: 'a', prev: null, seq: 12 })).toBe('gap');
    expect(chainStep(last, { epoch: 'a', prev: 9, seq: 12 })).toBe('gap');
  });

  it('numbers may jump as long as the chain holds', () => {
    expect(chainStep(last, { epoch: 'a', prev: 10, seq: 97 })).toBe('inOrder');
  });

  it('[F38] another epoch is another stream, whatever its numbers', () => {
    expect(chainStep(last, { epoch: 'b', prev: 10, seq: 11 })).toBe('newEpoch');
    expect(chainStep(last, { epoch: 'b', prev: null, seq: 1 })).toBe('newEpoch');
  });
});
