import { scoreSchema } from '@/adapters/wire/scoreWire';
import * as v from 'valibot';
import { fields, listOf, maybe, maybeNone, oneOf, withFields, type Schema } from './withFields';

const team = oneOf('home', 'away');
const pair = (): Schema => v.strictTuple([v.number(), v.number()]);

/** By sport, in the order of the app's own schema. */
const [cricket, tennis, football] = optionsOf(scoreSchema);
const head = { status: oneOf('upcoming', 'inplay', 'finished'), winner: maybeNone(team) };

const CricketScore = withFields(cricket, {
  ...head,
  toss: maybeNone(fields({ team, chose: oneOf('bat', 'bowl') })),
  innings: listOf(fields({ team, runs: figure(), wickets: figure(), balls: figure() })),
  over: maybe(listOf(v.pipe(v.string(), v.regex(/^[0-9]?(?:wd|nb|W)?$/)))),
});
const TennisScore = withFields(tennis, { ...head, server: maybeNone(team) });
const FootballScore = withFields(football, {
  ...head,
  yellow: maybe(pair()),
  red: maybe(pair()),
  corners: maybe(pair()),
  scored: maybe(listOf(fields({ team, minute: figure() }))),
});

const LiveScore = v.union([CricketScore, TennisScore, FootballScore] as never);

export const SCORES = { CricketScore, TennisScore, FootballScore, LiveScore };
export const scoreReply = fields({ score: LiveScore });
export const scoresAnswer = fields({ status: oneOf('success'), scores: listOf(LiveScore) });

function figure(): Schema {
  return v.pipe(v.number(), v.integer(), v.minValue(0));
}

function optionsOf(schema: Schema): readonly [Schema, Schema, Schema] {
  const [variant] = Reflect.get(schema, 'pipe') as readonly [object];
  return Reflect.get(variant, 'options') as readonly [Schema, Schema, Schema];
}
