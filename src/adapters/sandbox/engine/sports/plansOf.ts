import { cricketBasics, cricketFancies } from './cricketPlans';
import type { Match } from './Match';
import type { Plan } from './Plan';
import { tossWinner } from './toss';

/** Every market that a match should have at this moment, match odds first. */
export function plansOf(seed: string, match: Match): readonly Plan[] {
  const { story, home, away } = match;
  const main: Plan = {
    key: '',
    kind: 'match_odds',
    topic: { what: 'winner' },
    name: 'Match Odds',
    runners: story.sport === 'soccer' ? [home, away, 'The Draw'] : [home, away],
  };
  if (match.status === 'finished') return [main];
  switch (story.sport) {
    case 'cricket': {
      const toss: Plan = {
        key: 't',
        kind: 'toss',
        topic: { what: 'toss', winner: tossWinner(seed, match.id) },
        name: 'Toss',
        runners: [home, away],
      };
      const now = match.status === 'upcoming' ? [toss] : cricketFancies(match, story);
      return [main, ...cricketBasics(match), ...now];
    }
    case 'soccer':
      return [
        main,
        {
          key: 'g3',
          kind: 'other',
          topic: { what: 'goals', atLeast: 3 },
          name: 'Over/Under 2.5 Goals',
          runners: ['Over 2.5 Goals', 'Under 2.5 Goals'],
        },
        {
          key: 'c',
          kind: 'other',
          topic: { what: 'double' },
          name: 'Double Chance',
          runners: ['Home or Draw', 'Home or Away', 'Draw or Away'],
          winners: 2,
        },
      ];
    case 'tennis': {
      const number = story.done.length + 1;
      const name = `Set ${number} Winner`;
      return [
        main,
        { key: `n${number}`, kind: 'other', topic: { what: 'set', number }, name, runners: [home, away] },
      ];
    }
  }
}
