import { describe, expect, it } from 'vitest';
import { statusToGoBy } from '@/domain/routing/statusToGoBy';

const DOWN = { kind: 'notLive', word: 'down' } as const;
const LIVE = { kind: 'live' } as const;

describe('[F87] [NAV-07] the state of the brand that a page goes by', () => {
  it.each([
    ['/exchange/1', false, DOWN],
    ['/exchange/1', true, LIVE],
    ['/maintenance', true, DOWN],
    ['/maintenance?from=/exchange/1#top', true, DOWN],
    ['/maintenance', false, DOWN],
  ])('on %s, with a bet under way: %s', (path, betUnderWay, status) => {
    expect(statusToGoBy({ path, betUnderWay, details: { status: DOWN } })).toEqual(status);
  });

  it('before anything is known a brand is live', () => {
    expect(statusToGoBy({ path: '/maintenance', betUnderWay: true, details: null })).toEqual(LIVE);
  });
});
