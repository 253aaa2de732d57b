import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ReportsApp } from '@/application/reports/ReportsApp';
import { marketId, matchId } from '@/domain/shared/ids';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { FinishedMatch } from '@/domain/sports/FinishedMatch';
import type { ResultsFilter } from '@/domain/sports/ResultsFilter';
import { ResultsPage } from '@/ui/reports/results/ResultsPage';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const match = (changes: Partial<FinishedMatch> = {}): FinishedMatch => ({
  ...{ id: matchId('4100'), sport: 'cricket', competition: 'Monsoon Fives', name: 'Indore v Kochi' },
  ...{ home: 'Indore', away: 'Kochi', startsAt: 1_775_000_000_000, winner: 'Kochi' },
  score: { home: '54/3', away: '55/2', note: 'Kochi won by 8 wickets', clock: '' },
  markets: [
    {
      id: marketId('1'),
      name: 'Match Odds',
      kind: 'matchOdds',
      outcome: { kind: 'won', winners: ['Kochi'] },
    },
    { id: marketId('2'), name: 'Innings runs Indore', kind: 'fancy', outcome: { kind: 'runs', runs: 54 } },
    { id: marketId('3'), name: 'Toss', kind: 'toss', outcome: { kind: 'void' } },
    {
      id: marketId('4'),
      name: 'Odd one',
      kind: 'other',
      outcome: { kind: 'said', words: '<b>dead heat</b>' },
    },
  ],
  ...changes,
});

function shown(results: ReportsApp['results'], path = '/results') {
  const asked: ResultsFilter[] = [];
  const app = {
    results: (filter: ResultsFilter) => {
      asked.push(filter);
      return results(filter);
    },
  };
  const fake = fakePlayerApp({ user: PLAYER }, { 'reports.open': async () => app as unknown as ReportsApp });
  return { ...renderWithApp(<ResultsPage />, fake, { path }), ...fake, asked };
}
const page = (...matches: FinishedMatch[]) => ok({ matches, count: matches.length, unread: 0 });

describe('/results', () => {
  it('says who won and by what score, and what came of each market when it is opened', async () => {
    shown(async () => page(match()));
    const line = (await screen.findByText('Kochi won by 8 wickets')).closest('summary');
    expect(line?.textContent).toContain('Indore 54/3');
    expect(screen.queryByRole('table')).toBeNull();
    const details = line?.closest('details');
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
    const table = await screen.findByRole('table', { name: 'Results of Indore v Kochi' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['Match OddsKochi', 'Innings runs Indore54', 'TossVoid', 'Odd one<b>dead heat</b>']);
  });

  it('without a score names the winner; a draw by the feed’s own word; nobody by none', async () => {
    shown(async () =>
      page(
        match({ score: null }),
        match({ id: matchId('2'), score: null, winner: 'The Draw' }),
        match({ id: matchId('3'), score: null, winner: null }),
      ),
    );
    expect(await screen.findByText('Kochi won')).toBeTruthy();
    expect(screen.getByText('The Draw')).toBeTruthy();
    expect(screen.getByText('No winner')).toBeTruthy();
  });

  it('a note that only tells the play stands beside the winner, and not in their place', async () => {
    shown(async () =>
      page(match({ score: { home: '54/3', away: '0/0', note: 'Kochi batting', clock: '' } })),
    );
    expect(await screen.findByText('Kochi won')).toBeTruthy();
    expect(screen.getByText('Kochi batting')).toBeTruthy();
  });

  it('asks the server for a team, and leads back from nothing', async () => {
    const { address, asked } = shown(async ({ search }) => (search === '' ? page(match()) : page()));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Team or player' }), ' koc {Enter}');
    expect(address()).toBe('/results?team=koc');
    expect(asked.at(-1)).toMatchObject({ search: 'koc', page: 1 });
    expect(await screen.findByText('No finished match of “koc” in this period.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show 7 days' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all teams' }));
    expect(address()).toBe('/results?days=7d');
    expect(await screen.findByText('Kochi won by 8 wickets')).toBeTruthy();
  });

  it('says that there are none here, without another try; what failed has one', async () => {
    const { unmount } = shown(async () => fail(say('wire.notOffered')));
    expect(await screen.findByText(/not offered|not available/i)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    unmount();
    shown(async () => fail(say('results.failed')));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
