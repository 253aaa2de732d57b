import { describe, expect, it } from 'vitest';
import type { PageListener } from '@/application/sports/OpenMatches';
import { watchMatch } from '@/application/sports/watchMatch';
import { marketId } from '@/domain/shared/ids';
import { aMarket, MATCH } from '@tests/support/mothers/sports';

function world() {
  const story: string[] = [];
  const pages: PageListener[] = [];
  const held = (what: string) => {
    story.push(`+${what}`);
    return () => story.push(`-${what}`);
  };
  const release = watchMatch(
    MATCH,
    { watch: (_, listener) => (pages.push(listener), held('page')) },
    { watch: (ids) => held(ids.join(' ')) },
    { follow: (markets) => held(`history of ${markets.length}`) },
    { watch: () => held('score') },
  );
  return {
    story,
    release,
    shows: (...ids: readonly string[]) =>
      pages.forEach((page) => page({ markets: ids.map((id) => aMarket({ id: marketId(id) })) })),
  };
}

describe('the markets of a match page', () => {
  it('are watched while they are there: new ones before old ones go, and the same ones are left alone', () => {
    const { story, release, shows } = world();
    shows();
    expect(story.splice(0)).toEqual(['+page', '+score']);
    shows('a', 'b');
    shows('a', 'b');
    expect(story.splice(0)).toEqual(['+a b', '+history of 2']);
    shows('a', 'c');
    expect(story.splice(0)).toEqual(['+a c', '+history of 2', '-a b', '-history of 2']);
    shows('a');
    expect(story.splice(0)).toEqual(['+a', '+history of 1', '-a c', '-history of 2']);
    release();
    expect(story).toEqual(['-score', '-page', '-a', '-history of 1']);
  });
});
