import type { LegalText } from '@/domain/content/LegalText';

export const gameRules: LegalText = {
  version: 'Template 1',
  intro:
    'How each kind of market works and how it is settled. The rules shown with a market come first where they differ.',
  sections: [
    {
      id: 'match-odds',
      topic: 'matchOdds',
      title: 'Back and lay',
      paragraphs: ['Back means you bet that it happens; lay means you bet that it does not.'],
      points: [
        'Back: you win stake × (odds − 1); you risk the stake.',
        'Lay: you win the stake; you risk stake × (odds − 1).',
        'The size under a price is how much can be matched at it.',
      ],
    },
    {
      id: 'match-odds-matching',
      topic: 'matchOdds',
      title: 'Matched and waiting',
      paragraphs: [
        'What finds the other side at your odds or better is matched and stands. The rest waits: you may change it or call it back while it waits, and what still waits when the market closes comes back to you.',
      ],
    },
    {
      id: 'match-odds-result',
      topic: 'matchOdds',
      title: 'Settlement',
      paragraphs: [
        'By the official result of the organiser, a super over or penalties included where they decide it.',
      ],
      points: [
        'A shortened match that has an official result counts.',
        'A tie without a runner of that name makes the market void.',
        'A draw counts only where the market has a runner for it.',
      ],
    },
    {
      id: 'winner',
      topic: 'matchOdds',
      title: 'Winner',
      paragraphs: [
        'Two sides at odds of the house, to back only. The side that wins the match, a super over included. Without a result the market is void.',
      ],
    },
    {
      id: 'bookmaker',
      topic: 'bookmaker',
      title: 'The rate',
      paragraphs: [
        'The rate is what is won per 100. A back at 85 wins 85 for a stake of 100. Usually one price on each side, and no commission.',
      ],
    },
    {
      id: 'bookmaker-result',
      topic: 'bookmaker',
      title: 'Settlement',
      paragraphs: [
        'With the official result of the match. A match without a result, or a tie, makes the market void and the stakes come back.',
      ],
    },
    {
      id: 'fancy',
      topic: 'fancy',
      title: 'The line',
      paragraphs: [
        'A line of runs with a rate. Yes wins when the result is the line or above, No when it is below. The slip says in a sentence when your bet wins.',
      ],
    },
    {
      id: 'fancy-sessions',
      topic: 'fancy',
      title: 'Sessions',
      paragraphs: ['The runs of a team after so many overs, extras included.'],
      points: [
        'An innings that ends earlier because all are out or the target is reached: the runs made by then count.',
        'Overs that are lost to rain or bad light: the session is void, unless it was already decided.',
      ],
    },
    {
      id: 'fancy-players',
      topic: 'fancy',
      title: 'Runs of a player',
      paragraphs: [
        'The runs that a player has made when he is out, retires, or the innings ends. A player who does not face a ball makes the market void.',
      ],
    },
    {
      id: 'casino',
      topic: 'casino',
      title: 'Tables and slots',
      paragraphs: [
        'Live tables and slots follow the rules that the game itself shows, and its own smallest and largest stakes.',
      ],
    },
    {
      id: 'casino-rounds',
      topic: 'casino',
      title: 'A round that breaks off',
      paragraphs: [
        'When your connection breaks, the round goes on without you and its result stands. A round that the table itself breaks off is settled by the provider or its stakes come back.',
      ],
    },
    {
      id: 'instant',
      topic: 'instant',
      title: 'Every round at once',
      paragraphs: [
        'Every round is decided by the game at once and stands. A cash-out counts when the game has confirmed it; one that comes too late does not.',
      ],
    },
    {
      id: 'instant-fair',
      topic: 'instant',
      title: 'A result that can be checked',
      paragraphs: [
        'A game that says “provably fair” shows a sealed number before the round and opens it afterwards, so that anybody can work out that the result was fixed before the stake.',
      ],
    },
    {
      id: 'void',
      title: 'Void and abandoned',
      paragraphs: [
        'When a match is abandoned, markets that are already decided stand. All others are void and the stakes come back.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Obvious mistakes',
      paragraphs: [
        'A price, a line or a result that was plainly wrong may be corrected and the bets on it made void. You are told, with the reason, in My Bets and in your statement.',
      ],
    },
  ],
};
