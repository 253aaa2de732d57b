import type { LegalText } from '@/ui/content/LegalText';

export const gameRules: LegalText = {
  version: 'Template 1',
  intro:
    'How each kind of market works and how it is settled. The rules shown with a market come first where they differ.',
  sections: [
    {
      id: 'match-odds',
      title: 'Match odds',
      paragraphs: ['Back means you bet that it happens; lay means you bet that it does not.'],
      points: [
        'Back: you win stake x (odds - 1); you risk the stake.',
        'Lay: you win the stake; you risk stake x (odds - 1).',
        'The size under a price is how much can be matched at it.',
      ],
    },
    {
      id: 'bookmaker',
      title: 'Bookmaker',
      paragraphs: [
        'The rate is what is won per 100. A back at 85 wins 85 for a stake of 100. Usually one price on each side, and no commission.',
      ],
    },
    {
      id: 'fancy',
      title: 'Fancy and sessions',
      paragraphs: [
        'A line of runs with a rate. Yes wins when the result is the line or above, No when it is below. The slip says in a sentence when your bet wins.',
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
      id: 'casino',
      title: 'Casino',
      paragraphs: [
        'Live tables and slots follow the rules that the game itself shows. A round that breaks off is settled by the provider.',
      ],
    },
    {
      id: 'instant',
      title: 'Instant games',
      paragraphs: [
        'Every round is decided by the game at once and stands. Cash-out counts when the game has confirmed it.',
      ],
    },
  ],
};
