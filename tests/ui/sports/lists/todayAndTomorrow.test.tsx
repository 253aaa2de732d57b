import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { matchId } from '@/domain/shared/ids';
import { TodayAndTomorrow } from '@/ui/sports/lists/TodayAndTomorrow';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aMatch } from '@tests/support/mothers/sports';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const HOUR = 3_600_000;
beforeEach(() => OnScreen.everything());

describe('what is to come', () => {
  it('[SPORT-04] stands in a list for today and one for tomorrow; a day without matches has none', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const now = fake.clock.now();
    renderWithApp(<TodayAndTomorrow />, fake);
    const upcoming = (id: string, startsAt: number) =>
      aMatch({ id: matchId(id), status: 'upcoming', startsAt, home: id });
    const today = upcoming('Today', now + HOUR);
    act(() =>
      fake.matches.listArrived('upcoming', [today, aMatch({ status: 'finished', startsAt: now - HOUR })]),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['Today']);
    act(() => fake.matches.listArrived('upcoming', [today, upcoming('Later', now + 24 * HOUR)]));
    const tomorrow = within(screen.getByRole('region', { name: 'Tomorrow' }));
    expect(tomorrow.getAllByRole('listitem')).toHaveLength(1);
    expect(tomorrow.getByText('Later')).toBeTruthy();
    expect(tomorrow.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
      '/sportsbook2?when=tomorrow',
    );
  });

  it('says nothing when it cannot be loaded', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const { container } = renderWithApp(<TodayAndTomorrow />, fake);
    act(() => fake.matches.listFailed('upcoming', say('matches.failed')));
    expect(container.textContent).toBe('');
  });
});
