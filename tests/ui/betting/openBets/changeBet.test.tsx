import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BetsWatcher } from '@/application/betting/watchBets';
import type { BetChange } from '@/application/ports/state/BetChange';
import type { Bet } from '@/domain/betting/Bet';
import { betList } from '@/domain/betting/BetList';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { fail, ok } from '@/domain/shared/Result';
import { betId } from '@/domain/shared/ids';
import { OpenBets } from '@/ui/betting/openBets/OpenBets';
import { MyBetsPage } from '@/ui/betting/myBets/MyBetsPage';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet, aPendingBet } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

const WAITING = aBet({ status: 'unmatched', matched: NO_MONEY });
const CHANGE = aPendingBet(5_000, {
  id: betId('bet-2'),
  replaces: WAITING.id,
  requestedOdds: odds(240),
  stake: rupees(300),
});

let wide = true;
beforeEach(() => {
  wide = true;
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }),
  });
});

function shown(bets: readonly Bet[], more: Parameters<typeof fakePlayerApp>[1] = {}) {
  const list = { list: betList({ tab: 'open' }, bets), count: bets.length, totals: null };
  const fake = fakePlayerApp(
    { user: PLAYER },
    {
      'betting.loadBets': async () => ok(list),
      'betting.watchBets': () => () => {},
      'betting.editBet': () => ok(),
      ...more,
    },
  );
  const betsAre = (open: readonly Bet[]): void => act(() => fake.betting.openBetsReplaced(open));
  const changing = (change: Omit<BetChange, 'betId'>): void =>
    act(() => fake.betting.changesReplaced([{ betId: WAITING.id, ...change }]));
  return { ...fake, betsAre, changing };
}

/** The same bet in each of the places that show it. */
const PLACES = {
  'the open bets': (fake: ReturnType<typeof shown>) => renderWithApp(<OpenBets />, fake),
  'the table of /mybets': (fake: ReturnType<typeof shown>) => renderWithApp(<MyBetsPage />, fake),
  'the cards of /mybets': (fake: ReturnType<typeof shown>) => {
    wide = false;
    return renderWithApp(<MyBetsPage />, fake);
  },
};

describe.each(Object.entries(PLACES))('a bet that waits, in %s', (_, render) => {
  async function open(more: Parameters<typeof fakePlayerApp>[1] = {}, bet = WAITING) {
    const fake = shown([bet], more);
    fake.betsAre([bet]);
    render(fake);
    return { ...fake, edit: await screen.findByRole('button', { name: 'Edit' }) };
  }

  it('[SPORT-05] is cancelled by one tap', async () => {
    const { asked } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel bet' }));
    expect(asked('betting.cancelBet')).toEqual([[WAITING.id]]);
  });

  it('[SPORT-05] what is under way with it has the focus, not nothing', async () => {
    const { changing } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel bet' }));
    changing({ what: 'cancel', state: 'sending' });
    const under = screen.getByText(/^Cancelling/);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(under)).toBe(true);
  });

  it('[SPORT-05] is changed in a form that takes the focus and gives it back', async () => {
    const { asked, edit } = await open();
    await userEvent.click(edit);
    const stake = screen.getByRole('textbox', { name: /Stake/ });
    expect(document.activeElement).toBe(stake);
    await userEvent.click(screen.getByRole('button', { name: 'Odds up one step' }));
    await userEvent.clear(stake);
    await userEvent.type(stake, '300{Enter}');
    expect(asked('betting.editBet')).toEqual([[WAITING.id, { odds: 202, stakeText: '300' }]]);
    expect(screen.queryByRole('textbox', { name: /Stake/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('[SPORT-05] its prices come while it is changed, wherever it is listed, and are not asked for longer', async () => {
    const released = vi.fn();
    const { asked, edit } = await open({ 'sports.watchMatch': () => released });
    const before = asked('sports.watchMatch').length;
    await userEvent.click(edit);
    expect(asked('sports.watchMatch').slice(before)).toEqual([[WAITING.matchId]]);
    await userEvent.keyboard('{Escape}');
    expect(released).toHaveBeenCalledOnce();
  });

  it('[SPORT-05] the stake of the form is what waits: what was taken of the bet stays beside it', async () => {
    const part = aBet({ status: 'partlyMatched', matched: rupees(200) });
    const { asked, edit } = await open({}, part);
    await userEvent.click(edit);
    await userEvent.click(screen.getByRole('button', { name: 'Odds up one step' }));
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    expect(asked('betting.editBet')).toEqual([[WAITING.id, { odds: 202, stakeText: '300' }]]);
  });

  it('[SPORT-05] odds that are none are said, and nothing is saved until there are some', async () => {
    const { asked, edit } = await open();
    await userEvent.click(edit);
    const field = screen.getByRole('spinbutton', { name: 'Odds' });
    await userEvent.clear(field);
    await userEvent.type(field, '0.5');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Odds go from 1.01 to 1,000. Choose some, or keep the bet.',
    );
    expect(asked('betting.editBet')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Odds up one step' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    expect(asked('betting.editBet')).toHaveLength(1);
  });

  it('[SPORT-05] the button says what it saves, also of odds that are still being typed', async () => {
    const { asked, edit } = await open();
    await userEvent.click(edit);
    const field = screen.getByRole('spinbutton', { name: 'Odds' });
    await userEvent.clear(field);
    await userEvent.type(field, '1.005');
    await userEvent.click(screen.getByRole('button', { name: 'Save: ₹500 at 1.01' }));
    expect(asked('betting.editBet')).toEqual([[WAITING.id, { odds: 101, stakeText: '500' }]]);
  });

  it('[SPORT-05] what looks like a slip of the finger is asked about first, and saved only if it is meant', async () => {
    const { asked, edit } = await open({
      'betting.editDoubts': () => [{ kind: 'odds', ticks: 57, best: odds(198) }],
    });
    await userEvent.click(edit);
    await userEvent.click(screen.getByRole('button', { name: 'Odds up one step' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save: ₹500 at 2.02' }));
    const question = screen.getByRole('group', { name: 'Is this what you want?' });
    expect(question.textContent).toContain('2.02 is 57 steps from the best price, 1.98.');
    expect(document.activeElement).toBe(question);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Stake/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save: ₹500 at 2.02' }));
    expect(asked('betting.editBet')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save it anyway' }));
    expect(asked('betting.editBet')).toEqual([[WAITING.id, { odds: 202, stakeText: '500' }]]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('what is wrong with the entry is said there; Escape keeps the bet as it is', async () => {
    const { edit } = await open({ 'betting.editBet': () => fail(say('bet.stakeEmpty')) });
    await userEvent.click(edit);
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    expect(screen.getByRole('alert').textContent).toBe('Enter a stake.');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('[F53] [F54] while it is under way there is nothing to tap, and a lost answer is said', async () => {
    const { changing } = await open();
    changing({ what: 'cancel', state: 'sending' });
    expect(screen.getByText('Cancelling…')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel bet' })).toBeNull();
    changing({ what: 'edit', state: 'unknown' });
    expect(screen.getByText(/We are checking/)).toBeTruthy();
  });

  it('[P18] a change that waits out the delay is said; until then the bet stands and can be cancelled', async () => {
    const { betsAre } = await open();
    betsAre([CHANGE, WAITING]);
    expect(
      screen.getByText(/^Changing to 2\.40 for ₹300 .* Until then this bet stays as it is\.$/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel bet' })).toBeTruthy();
  });
});

describe('bets that do not wait', () => {
  it('cannot be changed', async () => {
    const fake = shown([aBet()]);
    renderWithApp(<MyBetsPage />, fake);
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('one that was called back says no profit and no liability', async () => {
    const fake = shown([aBet({ status: 'cancelled', matched: NO_MONEY })]);
    renderWithApp(<MyBetsPage />, fake);
    const row = within(await screen.findByRole('row', { name: /Cancelled/ }));
    expect(row.getByRole('cell', { name: '–' })).toBeTruthy();
  });

  it('the change of a bet is no bet of its own while that one stands', () => {
    const fake = shown([]);
    fake.betsAre([CHANGE, WAITING]);
    renderWithApp(<OpenBets />, fake);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fake.betsAre([CHANGE]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('the bet that took its place has the focus; where none did, the page has it', async () => {
    const fake = shown([]);
    fake.betsAre([WAITING]);
    renderWithApp(
      <main id="main" tabIndex={-1}>
        <OpenBets />
      </main>,
      fake,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('{Escape}');
    const changed = aBet({ ...WAITING, id: CHANGE.id, replaces: WAITING.id });
    fake.betsAre([changed]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }).parentElement),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel bet' }));
    fake.betsAre([]);
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('gone while its form had the focus, the page has it', async () => {
    const fake = shown([WAITING]);
    fake.betsAre([WAITING]);
    renderWithApp(
      <main id="main" tabIndex={-1}>
        <OpenBets />
      </main>,
      fake,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    fake.betsAre([]);
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('of a list under a tab, the tab has the focus when a bet is gone', async () => {
    const fake = shown([]);
    fake.betsAre([WAITING]);
    renderWithApp(
      <main id="main" tabIndex={-1}>
        <Tabs
          group="slip"
          label="Slip"
          selected="open"
          onSelect={() => undefined}
          tabs={[{ id: 'open', label: 'Open bets' }]}
        />
        <TabPanel group="slip" tab="open">
          <OpenBets />
        </TabPanel>
      </main>,
      fake,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel bet' }));
    fake.betsAre([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab')));
  });

  it('the details of a waiting bet offer the same', async () => {
    wide = false;
    const fake = shown([WAITING]);
    fake.betsAre([WAITING]);
    renderWithApp(<MyBetsPage />, fake);
    await userEvent.click(await screen.findByRole('button', { name: /details/i }));
    const sheet = within(screen.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel bet' }));
    expect(fake.asked('betting.cancelBet')).toEqual([[WAITING.id]]);
  });
});

describe.each([true, false])('a bet in the list of /mybets (wide: %s)', (screenIsWide) => {
  it('[SPORT-05] that is matched while it is changed says why its form is gone', async () => {
    wide = screenIsWide;
    let watcher: BetsWatcher | undefined;
    const watchBets = (given: BetsWatcher) => {
      watcher = given;
      return () => {};
    };
    const fake = shown([WAITING], { 'betting.watchBets': watchBets });
    fake.betsAre([WAITING]);
    renderWithApp(<MyBetsPage />, fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    act(() => watcher?.received({ ...WAITING, status: 'matched', matched: WAITING.stake }));
    expect(screen.queryByRole('textbox', { name: /Stake/ })).toBeNull();
    const words = screen.getByText(
      'The change was not saved: this bet was matched, cancelled or ended before that.',
    );
    // The field that had the focus is gone: it is where this is said.
    expect(document.activeElement).toBe(words);
  });

  it('[SPORT-05] that is cancelled leaves the focus at the tab of its list', async () => {
    wide = screenIsWide;
    let watcher: BetsWatcher | undefined;
    const watchBets = (given: BetsWatcher) => {
      watcher = given;
      return () => {};
    };
    const fake = shown([WAITING], { 'betting.watchBets': watchBets });
    fake.betsAre([WAITING]);
    renderWithApp(
      <main id="main" tabIndex={-1}>
        <MyBetsPage />
      </main>,
      fake,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel bet' }));
    act(() => watcher?.received({ ...WAITING, status: 'cancelled' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true })));
  });
});
