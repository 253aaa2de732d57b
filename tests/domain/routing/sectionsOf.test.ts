import { describe, expect, it } from 'vitest';
import { sectionsOf } from '@/domain/routing/sectionsOf';

describe('[HDR-05] the sections that a page may belong to', () => {
  it.each([
    ['/home', ['home']],
    ['/mybets', ['myBets']],
    ['/slots', ['casino']],
    ['/spmsports/live', ['inplay']],
    ['/spmsports/LIVE', ['inplay']],
    ['/spmsports/cricket', ['exchange']],
    ['/exchange/Cricket', ['exchange']],
    // A match is reached from the exchange, from what is in play and from Home.
    ['/exchange/17481973', ['exchange', 'inplay', 'home']],
    ['/profile', []],
    ['/no/such/page', []],
  ] as const)('%s: %j', (path, sections) => expect(sectionsOf(path)).toEqual(sections));
});
