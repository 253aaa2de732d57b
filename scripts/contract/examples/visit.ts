import { at, type Scene } from './Scene';

/** What a visitor asks. */
export function visit({ ask }: Scene): void {
  for (const call of ['appDetails', 'banners', 'announcements', 'demo', 'games'] as const) ask(call);
  ask('pageVisit', { body: { page: '/exchange/:gameId' } });
  ask('visitReferral', { body: { code: 'AG7' } });
  ask('matches', { query: { sport: '2' } });
  ask('matches', { query: { sport: '1' } });
  const list = ask('matches', { query: { sport: '4', inplay: 'true' } });
  const query = { refmatchid: at(list, 'matches', 0, 'id') };
  for (const call of ['match', 'bookmaker', 'fancy', 'matchSettings', 'matchScore'] as const)
    ask(call, { query });
  ask('match', { query: { refmatchid: 'none' } });
  ask('results', { query: { pagesize: '3' } });
  ask('results', { query: { startdate: '2025-01-01T00:00:00.000Z', enddate: '2026-01-01T00:00:00.000Z' } });
  ask('bets');
}

/** A game of the catalogue, and one that is not in it. */
export function launch({ ask }: Scene): void {
  ask('launchGame', {
    body: { casino: 'spribe', provider: 'spribe', code: 'mines', homeUrl: '/casino/spribe', lang: 'en' },
  });
  ask('launchGame', { body: { casino: 'ezugi', provider: 'ezugi', code: 'none', homeUrl: '' } });
}
