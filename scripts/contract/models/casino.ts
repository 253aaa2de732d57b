import * as v from 'valibot';
import { gameSchema } from '@/adapters/http/casino/gameWire';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { GAME_FEATURES, GAME_PROVIDERS } from '@/domain/casino/Game';
import { GROUPS } from '@/domain/casino/groups';
import { fields, listOf, maybe, maybeNone, oneOf, text, withFields } from './withFields';

const sum = wireMoneyNotNegative;

const GameTable = fields({
  dealer: maybeNone(text()),
  players: maybeNone(v.pipe(v.number(), v.integer(), v.minValue(0))),
  results: maybe(listOf(v.pipe(v.string(), v.maxLength(4)))),
  min: maybeNone(sum),
  max: maybeNone(sum),
});

const Game = withFields(gameSchema, {
  provider: oneOf(...GAME_PROVIDERS),
  features: maybe(listOf(oneOf(...GAME_FEATURES))),
  table: maybeNone(GameTable),
});

export const CASINO = { GameTable, Game };
export const gamesReply = fields({ groups: listOf(fields({ id: oneOf(...GROUPS), games: listOf(Game) })) });
export const launchReply = fields({ url: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)) });
