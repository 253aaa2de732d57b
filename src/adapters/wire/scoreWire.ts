import * as v from 'valibot';
import type { Logger } from '@/application/ports/device/Logger';
import { matchId } from '@/domain/shared/ids';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import type { Team } from '@/domain/sports/score/ScoreHead';
import type { Pair } from '@/domain/sports/score/TennisScore';
import { decode } from './decode';
import { orNull } from './orNull';
import { wireMatchStatus } from './statusWire';
import { wireVersion } from './wireCount';
import { wireId } from './wireId';
import { wireRead } from './wireRead';
import { wireText } from './wireText';
import { wireKnownWord } from './wireWord';
import type { Ball } from '@/domain/sports/score/CricketScore';

/** assumed: a delivery as scorers write it, docs/wire.md 4.2a: "0", "4", "W", "wd", "nb"; with the runs before it where there are others ("2wd", "1W"). */
const DELIVERY = /^([0-9]?)(wd|nb|w)?$/i;

const BALLS: Readonly<Record<string, Ball['kind']>> = { wd: 'wide', nb: 'noBall', w: 'wicket' };

const ballSchema = wireRead(
  (text): Ball | null => {
    const [whole, runs, sign] = DELIVERY.exec(text) ?? [''];
    if (whole === '') return null;
    const kind = BALLS[(sign ?? '').toLowerCase()] ?? 'runs';
    const usual = kind === 'wide' || kind === 'noBall' ? 1 : 0;
    return { kind, runs: runs === '' ? usual : Number(runs) };
  },
  'delivery',
  v.pipe(v.string(), v.trim()),
);

/** No figure of a score is larger; more is not a score (X31). */
const MAX_FIGURE = 5_000;
const MAX_INNINGS = 4;
const MAX_WICKETS = 10;
/** Extras make an over longer than six balls, but no over has ever had so many. */
const MAX_DELIVERIES = 30;
const MAX_SETS = 5;
const MAX_GOALS = 50;

const figure = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_FIGURE));
const pair: v.GenericSchema<unknown, Pair> = v.strictTuple([figure, figure]);
const wickets = v.pipe(figure, v.maxValue(MAX_WICKETS));
const playerName = wireText(60);
const team = wireKnownWord<Team>([
  ['home', 'home'],
  ['away', 'away'],
]);

function listOf<T>(schema: v.GenericSchema<unknown, T>, most: number) {
  return v.fallback(v.pipe(v.array(schema), v.maxLength(most)), []);
}

const head = {
  refMatchId: wireId,
  version: wireVersion,
  status: wireMatchStatus,
  winner: orNull(team),
};

const innings = v.object({ team, runs: figure, wickets, balls: figure });
const batter = v.object({ name: playerName, runs: figure, balls: figure, onStrike: v.boolean() });

const cricket = v.object({
  ...head,
  sportId: v.literal('4'),
  overs: orNull(figure),
  toss: orNull(v.object({ team, chose: v.picklist(['bat', 'bowl']) })),
  innings: v.pipe(v.array(innings), v.maxLength(MAX_INNINGS)),
  over: listOf(ballSchema, MAX_DELIVERIES),
  batters: listOf(batter, 2),
  bowler: orNull(v.object({ name: playerName, balls: figure, runs: figure, wickets })),
  lastWicket: orNull(
    v.object({
      name: playerName,
      runs: figure,
      balls: figure,
      at: v.object({ runs: figure, wickets, balls: figure }),
    }),
  ),
});

const tennis = v.object({
  ...head,
  sportId: v.literal('2'),
  sets: v.pipe(v.array(pair), v.maxLength(MAX_SETS)),
  games: pair,
  points: pair,
  tieBreak: v.boolean(),
  server: orNull(team),
});

const football = v.object({
  ...head,
  sportId: v.literal('1'),
  period: orNull(v.picklist(['firstHalf', 'halfTime', 'secondHalf', 'fullTime'])),
  minute: figure,
  goals: pair,
  yellow: v.fallback(pair, [0, 0]),
  red: v.fallback(pair, [0, 0]),
  corners: v.fallback(pair, [0, 0]),
  scored: listOf(v.object({ team, minute: figure }), MAX_GOALS),
});

const SPORTS = { '4': 'cricket', '2': 'tennis', '1': 'soccer' } as const;

/** assumed: `LiveScore`, docs/wire.md 4.2a. */
export const scoreSchema = v.pipe(
  v.variant('sportId', [cricket, tennis, football]),
  v.transform(
    ({ sportId, refMatchId, ...rest }) =>
      ({ ...rest, sport: SPORTS[sportId], matchId: matchId(refMatchId) }) as LiveScore,
  ),
);

/** Whole or not at all: half a score would be another score. */
export function decodeLiveScore(value: unknown, where: string, logger: Logger): LiveScore | null {
  return decode(scoreSchema, value, where, logger);
}
