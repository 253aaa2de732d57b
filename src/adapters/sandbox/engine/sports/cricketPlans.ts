import { batting } from './cricket';
import type { CricketStory } from './cricket';
import type { Match } from './Match';
import { batterName } from './names';
import type { Plan } from './Plan';
import { say } from '../../texts/Said';
import type { Said } from '../../texts/Said';

/** Overs at whose end a session ends. Never the last: that number has a market already (innings runs), and two prices for it would pay without risk. */
const SESSIONS: Readonly<Record<number, readonly number[]>> = { 5: [2, 4], 20: [6, 10, 15] };
const OPEN_SESSIONS = 2;

/** Before the first ball, and throughout. assumed: the house gives odds on the winner where a match is long enough for them. */
export function cricketBasics(match: Match): readonly Plan[] {
  const { story } = match;
  const sides = [match.home, match.away];
  const isLong = story.sport === 'cricket' && story.overs === 20;
  const winner: Plan = {
    key: 'h',
    kind: 'winner',
    topic: { what: 'winner' },
    name: say('Winner (incl. super over)'),
    runners: sides,
  };
  return [
    { key: 'b', kind: 'bookmaker', topic: { what: 'winner' }, name: say('Bookmaker'), runners: sides },
    ...(isLong ? [winner] : []),
    {
      key: 'e',
      kind: 'tied_match',
      topic: { what: 'tie' },
      name: say('Tied Match'),
      runners: [say('Yes'), say('No')],
    },
  ];
}

/** What the side that bats now is asked about: it opens and closes as the innings goes on. */
export function cricketFancies(match: Match, story: CricketStory): readonly Plan[] {
  if (story.winner !== null) return [];
  const side = batting(story);
  const team = side === 0 ? match.home : match.away;
  const fancy = (key: string, name: Said, rest: Pick<Plan, 'topic' | 'group'>): Plan => ({
    key: `${key}${side}`,
    kind: 'fancy',
    name,
    runners: [name],
    ...rest,
  });
  const done = story.byOver[side].length;
  const sessions = (SESSIONS[story.overs] ?? []).filter((to) => to > done).slice(0, OPEN_SESSIONS);
  const wicket = story.wickets[side] + 1;
  const overs = [done + 1, done + 2].slice(story.balls[side] === 0 ? 0 : 1);
  return [
    ...sessions.map((to) =>
      fancy(`s${to}-`, say('{over} over runs {team}', { over: to, team }), {
        topic: { what: 'overs', side, to },
        group: 'sessions',
      }),
    ),
    ...overs
      .filter((number) => number <= story.overs)
      .map((number) =>
        fancy(`o${number}-`, say('Runs in over {over}, {team}', { over: number, team }), {
          topic: { what: 'over', side, number },
          group: 'sessions',
        }),
      ),
    fancy('i', say('Innings runs {team}', { team }), { topic: { what: 'innings', side }, group: '' }),
    ...(wicket > 10
      ? []
      : [
          fancy(`w${wicket}-`, say('Fall of {wicket} wicket {team}', { wicket: ordinal(wicket), team }), {
            topic: { what: 'wicket', side, number: wicket },
            group: 'wickets',
          }),
        ]),
    ...story.crease.map((place) =>
      fancy(`p${place}-`, say('{batter} runs', { batter: batterName(team, place) }), {
        topic: { what: 'batter', side, place },
        group: 'players',
      }),
    ),
    {
      key: `d${side}`,
      kind: 'other',
      topic: { what: 'parity', side },
      name: say('Odd or Even Total {team}', { team }),
      runners: [say('Odd'), say('Even')],
      group: 'oddEven',
    },
  ];
}

const FIRST = ['1st', '2nd', '3rd'] as const;

function ordinal(number: number): Said {
  const first = FIRST[number - 1];
  return first === undefined ? say('{number}th', { number }) : say(first);
}
