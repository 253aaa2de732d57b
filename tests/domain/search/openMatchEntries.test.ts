import { describe, expect, it } from 'vitest';
import { openMatchEntries, type KnownMatch } from '@/domain/search/openMatchEntries';
import { marketId } from '@/domain/shared/ids';
import { aMarket, aMatch } from '@tests/support/mothers/sports';
import { aCricketScore } from '@tests/support/mothers/scores';

const found = (known: Partial<KnownMatch>) =>
  openMatchEntries({ match: aMatch(), markets: [], score: null, ...known });
const players = (score: KnownMatch['score']) =>
  found({ score }).map(({ kind, title }) => [kind, title].join(' '));
const batter = (name: string) => ({ ...aCricketScore().batters[0]!, name });

describe('what is found of a match whose page was opened', () => {
  it('its markets by their names, but for those that are closed', () => {
    const markets = [
      aMarket(),
      aMarket({ id: marketId('2'), name: 'Toss', status: 'suspended' }),
      aMarket({ id: marketId('3'), name: 'Over', status: 'closed' }),
    ];
    const match = aMatch({ status: 'upcoming' });
    const entries = found({ match, markets });
    expect(entries.map(({ kind, id, title }) => [kind, id, title])).toEqual([
      ['market', markets[0]!.id, 'Match Odds'],
      ['market', '2', 'Toss'],
    ]);
    expect(entries[0]).toMatchObject({
      matchId: match.id,
      detail: match.name,
      live: false,
      startsAt: match.startsAt,
    });
    expect(found({ match: aMatch({ status: 'inPlay' }), markets })[0]?.live).toBe(true);
  });

  it('in cricket those who bat and bowl, each once', () => {
    const bowler = { ...aCricketScore().bowler!, name: 'V. Urvade' };
    const score = { ...aCricketScore(), batters: [batter('J. Chandrol'), batter('S. Orakar')], bowler };
    expect(players(score)).toEqual(['player J. Chandrol', 'player S. Orakar', 'player V. Urvade']);
    expect(found({ score })[0]?.id).toBe(`${aMatch().id} J. Chandrol`);
    expect(players({ ...score, batters: [batter('V. Urvade')] })).toEqual(['player V. Urvade']);
  });

  it('but no name that is missing', () => {
    expect(players({ ...aCricketScore(), batters: [batter('')], bowler: null })).toEqual([]);
    expect(players(null)).toEqual([]);
  });

  it('nothing once it is over', () => {
    const score = { ...aCricketScore(), batters: [batter('J. Chandrol')] };
    expect(found({ match: aMatch({ status: 'finished' }), markets: [aMarket()], score })).toEqual([]);
  });
});
