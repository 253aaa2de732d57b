import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import type { BonusApp, BonusesShown } from '@/application/rewards/BonusApp';
import type { RewardsApp } from '@/application/rewards/openRewards';
import type { Bonus } from '@/domain/rewards/Bonus';
import { say, type Message } from '@/domain/shared/Message';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { bonusId, bonusOfferId, submissionKey } from '@/domain/shared/ids';
import { matchRoute } from '@/domain/routing/matchRoute';
import { BonusDetailPage } from '@/ui/rewards/bonus/BonusDetailPage';
import { BonusPage } from '@/ui/rewards/bonus/BonusPage';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const BONUS: Bonus = {
  id: bonusId('BN1'),
  offerId: bonusOfferId('welcome'),
  name: 'Welcome bonus',
  type: 'welcome',
  status: 'active',
  amount: rupees(500),
  target: rupees(2_500),
  wagered: rupees(620),
  multiple: 5,
  partCount: 5,
  days: 30,
  minOdds: odds(150),
  maxBet: rupees(5_000),
  held: false,
  blocked: false,
  contributions: [{ game: 'casino', percent: 0 }],
  terms: ['A bet counts <b>once</b>.'],
  locked: rupees(400),
  claimable: rupees(100),
  released: NO_MONEY,
  lost: NO_MONEY,
  claimedAt: null,
  expiresAt: null,
  endedAt: null,
};
const OFFER: Bonus = { ...BONUS, status: 'available', claimable: NO_MONEY, wagered: NO_MONEY };

function shown(answer: Result<Partial<BonusesShown>, Message>, path = '/bonus') {
  const claiming = new SubmissionStore<Bonus>();
  const asked = { load: vi.fn(), claim: vi.fn(), cancel: vi.fn(), news: (): void => undefined };
  const bonus: BonusApp = {
    claiming,
    load: async (...args) => {
      asked.load(...args.slice(0, 2));
      return answer.ok ? ok({ bonuses: [], count: 0, stats: null, ...answer.value }) : answer;
    },
    open: async (id) => fail(say(id === 'BN1' ? 'bonus.failed' : 'bonus.notFound')),
    claim: async (offer) => asked.claim(offer),
    resumeClaim: () => false,
    acknowledgeClaim: () => undefined,
    claimPart: async () => fail(say('bonus.failed')),
    cancel: async (id) => {
      asked.cancel(id);
      return fail(say('bonus.unsure'));
    },
    watch: (changed) => {
      asked.news = changed;
      return () => undefined;
    },
  };
  const fake = fakePlayerApp(
    { user: PLAYER },
    { 'rewards.open': async () => ({ bonus }) as unknown as RewardsApp },
  );
  const match = matchRoute(path);
  const page =
    match?.params['id'] === undefined ? <BonusPage /> : <BonusDetailPage {...match} layoutSwitch={null} />;
  return { ...renderWithApp(page, fake, { path }), claiming, asked };
}

describe('/bonus', () => {
  it('[REWARD-01] an offer says what it asks for, and is claimed by a press', async () => {
    const { asked } = shown(ok({ bonuses: [OFFER], count: 1 }));
    const card = await screen.findByRole('listitem', { name: 'Welcome bonus' });
    expect(card.textContent).toContain('Wager ₹2,500 (5 times the bonus) within 30 days');
    expect(card.textContent).toContain('A bet counts <b>once</b>.');
    expect(card.textContent).toContain('does not count');
    await userEvent.click(within(card).getByRole('button', { name: 'Claim bonus' }));
    expect(asked.claim.mock.calls).toEqual([['welcome']]);
  });

  it('[REWARD-01] [F65] nothing can be claimed while a claim is not decided, nor beside an active bonus', async () => {
    const { claiming } = shown(
      ok({ bonuses: [OFFER, { ...OFFER, id: bonusId('X'), blocked: true }], count: 2 }),
    );
    const [free, blocked] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Claim bonus' });
    expect([free?.disabled, blocked?.disabled]).toEqual([false, true]);
    expect(screen.getByText(/One bonus at a time/)).toBeTruthy();
    claiming.submissionMoved({ state: 'unknown', key: submissionKey('k'), sentAt: 0 });
    expect(await screen.findByText(/never claimed twice/)).toBeTruthy();
    expect(free?.disabled).toBe(true);
  });

  it.each([
    [30 * 24 * 60 - 3, '30 days'],
    [30 * 24 * 60 - 61, '29 days'],
    [24 * 60 - 30, '1 day'],
    [22 * 60 + 59, '22 hours'],
  ])('[REWARD-01] %d minutes before its end it has %s left', async (minutes, left) => {
    const at = fakePlayerApp().clock.now() + minutes * 60_000;
    shown(ok({ bonuses: [{ ...BONUS, expiresAt: at }], count: 1 }), '/bonus?tab=active');
    const card = await screen.findByRole('listitem', { name: 'Welcome bonus' });
    expect(card.textContent).toContain(`${left} left`);
  });

  it('[REWARD-01] an active one tells its progress in words; a cancellation says what is lost before it asks', async () => {
    const { asked } = shown(ok({ bonuses: [BONUS], count: 1 }), '/bonus?tab=active');
    const card = await screen.findByRole('listitem', { name: 'Welcome bonus' });
    expect(card.textContent).toContain('₹620 of ₹2,500 wagered (24%)');
    expect(within(card).getByRole('progressbar').getAttribute('value')).toBe('24');
    expect(within(card).getByRole('link', { name: 'See what to claim: ₹100' }).getAttribute('href')).toBe(
      '/bonus/BN1',
    );
    await userEvent.click(within(card).getByRole('button', { name: 'Cancel bonus' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('You lose ₹400 in coins');
    expect(dialog.textContent).toContain('You keep the ₹100');
    expect(asked.cancel).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel bonus, lose ₹400' }));
    expect(await within(dialog).findByText(/No answer came/)).toBeTruthy();
    expect(asked.load).toHaveBeenCalledTimes(2);
  });

  it('[REWARD-01] [F93] promises nothing where bonuses are not offered', async () => {
    const { unmount } = shown(fail(say('wire.notOffered')));
    await screen.findByText(/^This is not available on this site/);
    await waitFor(() => expect(screen.queryByText(/A bonus is paid in coins/)).toBeNull());
    expect(screen.queryAllByRole('tab')).toEqual([]);
    unmount();
    shown(fail(say('bonus.failed')));
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/A bonus is paid in coins/)).toBeTruthy();
    expect(screen.getAllByRole('tab').length).toBeGreaterThan(1);
  });

  it('[REWARD-01] news loads again; the tab stands in the address', async () => {
    const { asked, address } = shown(ok({}));
    await screen.findByText(/No bonus is available right now/);
    asked.news();
    await waitFor(() => expect(asked.load).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('tab', { name: 'History' }));
    expect(address()).toBe('/bonus?tab=history');
    expect(await screen.findByText(/Nothing here yet/)).toBeTruthy();
    expect(asked.load.mock.lastCall).toEqual(['history', 1]);
  });

  it('[REWARD-01] what does not load says so, and asks again', async () => {
    const { asked } = shown(fail(say('wire.offline')), '/bonus?page=3');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(asked.load.mock.calls).toEqual([
        ['available', 3],
        ['available', 3],
      ]),
    );
  });
});

describe('/bonus/{id}', () => {
  it('[REWARD-01] one that does not exist is said, with the way to those that do, and no other try', async () => {
    shown(ok({}), '/bonus/BN9');
    expect(await screen.findByText('This bonus is not in your account.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All bonuses' }).getAttribute('href')).toBe('/bonus');
  });

  it('[F06] one that could not be loaded can be asked for again', async () => {
    shown(ok({}), '/bonus/BN1');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
