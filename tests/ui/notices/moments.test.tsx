import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '@/domain/notices/Moment';
import { rupees } from '@/domain/shared/Money';
import { keepOddsFlash } from '@/ui/appearance/oddsFlash';
import { MomentShow } from '@/ui/notices/MomentShow';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const WON: Moment = { cue: 'won', amount: rupees(650) };

function before(moment: Moment, lessMotion = false) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: lessMotion && query.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const fake = fakePlayerApp({ user: PLAYER });
  const { container } = renderWithApp(<MomentShow />, fake);
  return { fake, container, happens: () => act(() => fake.notices.momentShown(moment)) };
}

afterEach(() => vi.restoreAllMocks());

describe('what has just happened, in motion', () => {
  it.each<Moment>([
    { cue: 'accepted', amount: null, side: 'lay' },
    WON,
    { cue: 'fancy', amount: rupees(90) },
    { cue: 'deposited', amount: rupees(1_000) },
  ])('[TOAST-03] is shown for $cue, and is nothing to those who listen', (moment) => {
    const { container, happens } = before(moment);
    expect(container.childElementCount).toBe(0);
    happens();
    expect(container.querySelector('[aria-hidden="true"] svg')).not.toBeNull();
    expect(container.textContent).toBe(
      { accepted: '', won: '+₹650.00', fancy: '+₹90.00', deposited: '+₹1,000.00' }[moment.cue],
    );
  });

  it('is over by itself', async () => {
    const { container, happens, fake } = before(WON);
    happens();
    await act(() => fake.scheduler.pass(1_400));
    expect([container.childElementCount, fake.notices.moment, fake.scheduler.timersLeft]).toEqual([
      0,
      null,
      0,
    ]);
  });

  it.each([
    ['press', () => userEvent.click(document.body)],
    ['key', () => userEvent.keyboard('a')],
  ])('any %s ends it', async (_, skip) => {
    const { container, happens } = before(WON);
    happens();
    await skip();
    expect(container.childElementCount).toBe(0);
  });

  it('does not move for who wants less motion, and does not wait for them either', () => {
    const { container, happens, fake } = before(WON, true);
    happens();
    expect([container.childElementCount, fake.notices.moment]).toEqual([0, null]);
  });

  it('does not move for who has switched flashes off', () => {
    const { container, happens, fake } = before(WON);
    act(() => keepOddsFlash(document.createElement('html'), fake.storage, false));
    happens();
    expect([container.childElementCount, fake.notices.moment]).toEqual([0, null]);
  });
});
