import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { matchId } from '@/domain/shared/ids';
import { UNTOUCHED_MS } from '@/domain/sports/StillGroups';
import { HomeMatches } from '@/ui/sports/lists/HomeMatches';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aMatch } from '@tests/support/mothers/sports';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

beforeEach(() => OnScreen.everything());

const shown = () => screen.getAllByRole('listitem');

describe('the matches of the home page', () => {
  it('[SPORT-04] what is in play stands before what starts next; what is over is left out', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<HomeMatches />, fake);
    expect(fake.asked('sports.watchList')).toContainEqual(['all']);
    act(() =>
      fake.matches.listArrived('all', [
        aMatch({ id: matchId('next'), status: 'upcoming', home: 'Next', competition: 'Cup' }),
        aMatch({ id: matchId('over'), status: 'finished', home: 'Over', competition: 'Cup' }),
        aMatch({ id: matchId('now'), status: 'inPlay', home: 'Now', competition: 'Cup' }),
      ]),
    );
    expect(shown().map((row) => ['Now', 'Next'].find((name) => row.textContent.includes(name)))).toEqual([
      'Now',
      'Next',
    ]);
    const list = within(screen.getByRole('region', { name: 'Live and next' }));
    expect(list.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/sportsbook2');
  });

  it('[SPORT-04] of many it shows fourteen, over as many competitions as they are of', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<HomeMatches />, fake);
    act(() =>
      fake.matches.listArrived(
        'all',
        Array.from({ length: 30 }, (_, at) =>
          aMatch({ id: matchId(String(at)), status: 'inPlay', competition: `Cup ${at % 4}` }),
        ),
      ),
    );
    expect(shown()).toHaveLength(14);
  });

  it('[SPORT-04] a row stays where it is when the match above it ends, until another choice or a minute without a touch', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<HomeMatches />, fake);
    const [first, second] = ['First', 'Second'].map((home) =>
      aMatch({ id: matchId(home), status: 'inPlay', home, competition: 'Cup' }),
    );
    const arrive = (...matches: readonly (typeof first)[]) =>
      act(() =>
        fake.matches.listArrived(
          'all',
          matches.filter((match) => match !== undefined),
        ),
      );
    arrive(first, second);
    arrive(second);
    expect(shown()).toHaveLength(2);
    expect(shown()[0]?.textContent).toMatch(/^First|Betting is closed/);
    expect(within(shown()[0]!).getAllByText('Betting is closed')).toHaveLength(1);
    expect(within(shown()[1]!).queryAllByText('Betting is closed')).toEqual([]);
    fake.clock.advance(UNTOUCHED_MS - 1);
    window.dispatchEvent(new Event('touchstart'));
    fake.clock.advance(UNTOUCHED_MS - 1);
    arrive(second);
    expect(shown()).toHaveLength(2);
    fake.clock.advance(1);
    arrive({ ...second! });
    expect(shown()).toHaveLength(1);
  });

  it('[F05] says when it could not be loaded, and asks again', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<HomeMatches />, fake);
    act(() => fake.matches.listFailed('all', say('matches.failed')));
    screen.getByRole('button', { name: /again|retry/i }).click();
    expect(fake.asked('sports.reloadList')).toEqual([['all']]);
  });
});
