import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Match } from '@/domain/sports/Match';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import { MatchScore } from '@/ui/sports/score/MatchScore';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aCricketScore, aFootballScore, aTennisScore } from '@tests/support/mothers/scores';
import { aMatch } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

function shown(score: LiveScore | null, changes: Partial<Match> = {}) {
  const fake = fakePlayerApp();
  if (score !== null) fake.scores.scoreArrived(score);
  renderWithApp(<MatchScore match={aMatch(changes)} />, fake);
  return fake;
}

const board = () => screen.getByRole('region', { name: 'Score' });
const text = () => board().textContent;

describe('the score of a match', () => {
  it('is the short one of the lists where there is no other', () => {
    shown(null, { score: { home: '12/0', away: '', note: 'Home batting', clock: '1.2 ov' } });
    expect(screen.queryByRole('region', { name: 'Score' })).toBeNull();
    expect(screen.getByText('12/0')).toBeTruthy();
  });

  it('of cricket: both innings, what is needed, rates, batters, bowler and the over', () => {
    shown(aCricketScore());
    expect(text()).toContain('20.0 ov163/6');
    expect(text()).toContain('batting12.2 ov81/3');
    expect(text()).toContain('Need 83 off 46');
    expect(text()).toContain('CRR 6.57');
    expect(text()).toContain('RRR 10.83');
    expect(text()).toContain('R. Talpade 34 (22)*34 off 22 on strike');
    expect(text()).toContain('A. Simhara 2/21 (2.2)');
    expect(text()).toContain('Last wicket 68/3, 10.4 ov');
    const balls = within(screen.getByRole('list', { name: 'This over' })).getAllByRole('listitem');
    expect(balls.map(({ textContent }) => textContent)).toEqual(['11 run', 'wdwide', '44 runs']);
  });

  it('of cricket in the first innings says who won the toss, and needs nothing', () => {
    shown(aCricketScore({ innings: [{ team: 'home', runs: 8, wickets: 0, balls: 5 }] }));
    expect(text()).toContain('Away chose to bowl');
    expect(text()).toContain('CRR 9.60');
    expect(text()).not.toContain('Need');
  });

  it('of tennis: games by set, points and who serves', () => {
    shown(aTennisScore(), { sport: 'tennis' });
    expect(text()).toContain('HomeservingGames in each set 6 3 Points 40');
    expect(text()).toContain('AwayGames in each set 4 5 Points Ad');
    expect(text()).toContain('Set 2');
  });

  it('of football: goals and their minutes, the clock, cards and corners', () => {
    shown(aFootballScore(), { sport: 'soccer' });
    expect(text()).toContain('Home12’ 58’2');
    expect(text()).toContain('Away40’1');
    expect(text()).toContain('63’');
    expect(text()).toContain('Corners 5–4');
    expect(screen.getByRole('img', { name: 'Red cards' })).toBeTruthy();
  });

  it.each([
    aCricketScore({ innings: [], toss: null, batters: [], bowler: null }),
    aTennisScore(),
    aFootballScore(),
  ])('before the start says when it starts, and nothing else', (score) => {
    shown({ ...score, status: 'upcoming' }, { status: 'upcoming' });
    expect(text()).toMatch(/Starts/);
    expect(text()).not.toContain('CRR');
  });

  it.each([
    [aCricketScore({ status: 'finished', winner: 'away' }), 'Away won'],
    [aTennisScore({ status: 'finished', winner: 'home' }), 'Home won'],
    [aFootballScore({ status: 'finished', winner: null }), 'Finished'],
  ])('after the end says who has won', (score, words) => {
    shown(score, { status: 'finished' });
    expect(text()).toContain(words);
  });

  it('follows every change', () => {
    const { scores } = shown(aFootballScore(), { sport: 'soccer' });
    act(() => scores.scoreArrived(aFootballScore({ version: 8, goals: [3, 1] })));
    expect(text()).toContain('58’3');
  });

  it('is not read out by itself: nobody could listen to it', () => {
    shown(aCricketScore());
    expect(board().querySelector('[aria-live]')).toBeNull();
  });
});
