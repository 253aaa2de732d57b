import { cricketBelief } from './cricketBeliefs';
import type { Match } from './Match';
import { chancesOf } from './playSport';
import { goalsBelief, soccerChances } from './soccer';
import { setBelief } from './tennis';
import type { Belief, Topic } from './Topic';

const NOTHING: Belief = { values: [], decided: 'void' };

/** What the story of a match says about a topic now. */
export function beliefOf(match: Match, topic: Topic): Belief {
  const { story } = match;
  if (topic.what === 'toss')
    return { values: [0.5, 0.5], decided: match.status === 'upcoming' ? null : { winners: [topic.winner] } };
  if (topic.what === 'winner') {
    const values = chancesOf(story);
    const winner = values.indexOf(1);
    return { values, decided: winner < 0 ? null : { winners: [winner] } };
  }
  switch (story.sport) {
    case 'cricket':
      return cricketBelief(story, topic) ?? NOTHING;
    case 'soccer':
      if (topic.what === 'goals') return goalsBelief(story, topic.atLeast);
      return topic.what === 'double' ? doubleChance(soccerChances(story)) : NOTHING;
    case 'tennis':
      return topic.what === 'set' ? setBelief(story, topic.number) : NOTHING;
  }
}

/** Two of three: each runner joins two results, and two runners hold whichever comes. */
function doubleChance([home, away, draw]: readonly [number, number, number]): Belief {
  const values = [home + draw, home + away, draw + away];
  const winners = values.flatMap((chance, at) => (chance === 1 ? [at] : []));
  return { values, decided: [home, away, draw].includes(1) ? { winners } : null };
}
