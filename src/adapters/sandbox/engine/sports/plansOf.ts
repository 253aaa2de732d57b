import { cricketBasics, cricketFancies } from './cricketPlans';
import type { Match } from './Match';
import type { Plan } from './Plan';
import { tossWinner } from './toss';
import { say } from '../../texts/Said';

const GOALS = { goals: '2.5' };

/** Every market that a match should have at this moment, match odds first. */
export function plansOf(seed: string, match: Match): readonly Plan[] {
  const { story, home, away } = match;
  const main: Plan = {
    key: '',
    kind: 'match_odds',
    topic: { what: 'winner' },
    name: say('Match Odds'),
    runners: story.sport === 'soccer' ? [home, away, say('The Draw')] : [home, away],
  };
  if (match.status === 'finished') return [main];
  switch (story.sport) {
    case 'cricket': {
      const toss: Plan = {
        key: 't',
        kind: 'toss',
        topic: { what: 'toss', winner: tossWinner(seed, match.id) },
        name: say('Toss'),
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
          name: say('Over/Under {goals} Goals', GOALS),
          runners: [say('Over {goals} Goals', GOALS), say('Under {goals} Goals', GOALS)],
        },
        {
          key: 'c',
          kind: 'other',
          topic: { what: 'double' },
          name: say('Double Chance'),
          runners: [say('Home or Draw'), say('Home or Away'), say('Draw or Away')],
          winners: 2,
        },
      ];
    case 'tennis': {
      const number = story.done.length + 1;
      const name = say('Set {number} Winner', { number });
      return [
        main,
        { key: `n${number}`, kind: 'other', topic: { what: 'set', number }, name, runners: [home, away] },
      ];
    }
  }
}
