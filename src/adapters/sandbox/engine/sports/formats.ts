import type { Lucky } from '../kernel/luck';
import { startCricket } from './cricket';
import { CLUBS, COURTS, FIVES_SIDES, GROUNDS, LEAGUE_SIDES, PLAYERS } from './names';
import { startSoccer } from './soccer';
import type { Story } from './Story';
import { startTennis } from './tennis';

/** Sports as the specification numbers them. */
export type SportId = '4' | '1' | '2';

/**
 * One calendar of fixtures: every `everyMs` a match starts, for ever. The cadence is shorter than a match lasts,
 * so something is always in play; nothing needs to be planned ahead and the world cannot dry out.
 */
export interface Format {
  /** One digit: the first of the ids of its matches. */
  readonly id: string;
  readonly sportId: SportId;
  readonly competition: string;
  readonly sides: readonly string[];
  readonly venues: readonly string[];
  readonly everyMs: number;
  readonly offsetMs: number;
  /** Upcoming matches that are already listed. */
  readonly ahead: number;
  /** No match of this format lasts longer. */
  readonly longestMs: number;
  readonly delayMs: number;
  /** Paise. */
  readonly min: number;
  readonly max: number;
  readonly maxProfit: number;
  readonly allowUnmatched: boolean;
  /** Usual size at the best price, in paise. */
  readonly depth: number;
  readonly start: (luck: Lucky) => Story;
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** 19:30 in India. */
const EVENING = 14 * 60 * MINUTE;
const RUPEE = 100;
const LAKH = 100_000 * RUPEE;

const twenty = (luck: Lucky): Story => startCricket(luck, 20, [7_500, 11_500]);

const CRICKET = {
  sportId: '4',
  min: 100 * RUPEE,
  max: 5 * LAKH,
  maxProfit: 10 * LAKH,
  depth: 90_000 * RUPEE,
} as const;
const SOCCER = {
  sportId: '1',
  sides: CLUBS,
  longestMs: 24 * MINUTE,
  delayMs: 5_000,
  min: 100 * RUPEE,
  max: 2 * LAKH,
  maxProfit: 5 * LAKH,
  allowUnmatched: true,
  depth: 40_000 * RUPEE,
  venues: GROUNDS,
  start: startSoccer,
} as const;
const TENNIS = {
  sportId: '2',
  sides: PLAYERS,
  longestMs: 60 * MINUTE,
  delayMs: 3_000,
  min: 100 * RUPEE,
  max: LAKH,
  maxProfit: 3 * LAKH,
  allowUnmatched: false,
  depth: 25_000 * RUPEE,
  venues: COURTS,
  start: startTennis,
} as const;

export const FORMATS: readonly Format[] = [
  {
    // Six to eight minutes from the first ball to the result: a newcomer sees a settlement.
    ...CRICKET,
    id: '1',
    competition: 'Monsoon Fives',
    sides: FIVES_SIDES,
    venues: GROUNDS,
    everyMs: 4 * MINUTE,
    offsetMs: 0,
    ahead: 2,
    longestMs: 10 * MINUTE,
    delayMs: 3_000,
    allowUnmatched: false,
    max: 50_000 * RUPEE,
    maxProfit: 2 * LAKH,
    depth: 20_000 * RUPEE,
    start: (luck) => startCricket(luck, 5, [5_500, 7_500]),
  },
  {
    ...CRICKET,
    id: '2',
    competition: 'Peninsula Twenty20 League',
    sides: LEAGUE_SIDES,
    venues: GROUNDS,
    everyMs: 20 * MINUTE,
    offsetMs: 3 * MINUTE,
    ahead: 2,
    longestMs: 55 * MINUTE,
    delayMs: 5_000,
    allowUnmatched: true,
    start: twenty,
  },
  {
    ...SOCCER,
    id: '3',
    competition: 'Western Harbour League',
    everyMs: 6 * MINUTE,
    offsetMs: MINUTE,
    ahead: 3,
  },
  {
    ...TENNIS,
    id: '4',
    competition: 'Lakeside Masters',
    everyMs: 7 * MINUTE,
    offsetMs: 2 * MINUTE,
    ahead: 2,
  },
  {
    ...CRICKET,
    id: '5',
    competition: 'Peninsula Twenty20 League',
    sides: LEAGUE_SIDES,
    venues: GROUNDS,
    everyMs: DAY,
    offsetMs: EVENING,
    ahead: 2,
    longestMs: 55 * MINUTE,
    delayMs: 5_000,
    allowUnmatched: true,
    start: twenty,
  },
  {
    ...SOCCER,
    id: '6',
    competition: 'Ghats Premier Division',
    everyMs: DAY,
    offsetMs: EVENING + 30 * MINUTE,
    ahead: 2,
  },
  {
    ...TENNIS,
    id: '7',
    competition: 'Nilgiri Open',
    everyMs: DAY,
    offsetMs: EVENING - 90 * MINUTE,
    ahead: 1,
  },
];

export function formatOf(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}
