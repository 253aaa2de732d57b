import { describe, expect, it } from 'vitest';
import { namesIn, plainerThan } from '@scripts/lib/checkNames.mjs';

describe('the check of names', () => {
  it.each([
    ['SlipDesk', 'service, flow, or what it opens'],
    ['keptOnDevice', 'saved'],
    ['KEPT_MS', 'saved'],
    ['rowBones', 'skeleton'],
    ['MOST_SLIPS', 'MAX_'],
    ['LONGEST_TEXT', 'MAX_'],
    ['BetNews', 'BetUpdates'],
  ])('knows a plainer name than %s', (name, plain) => {
    expect(plainerThan(name)).toBe(plain);
  });

  it.each(['desktop', 'deskew', 'AtMost', 'longest', 'NewsFeed', 'BetUpdates', 'MAX_SLIPS', 'savedOnDevice'])(
    'lets %s be',
    (name) => {
      expect(plainerThan(name)).toBeUndefined();
    },
  );

  it('reads names only: no pattern', () => {
    expect(namesIn("a.match(/kept [/'] \\/desk/); b / c / d")).toEqual(['a', 'match', 'b', 'c', 'd']);
  });

  it('reads names only: no comment, no text', () => {
    expect(namesIn("/** it's kept */ const a = 'desk'; // bones\nb(`kept`, \"kept\", c);")).toEqual([
      'const',
      'a',
      'b',
      'c',
    ]);
  });
});
