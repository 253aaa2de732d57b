import type { Lucky } from '../kernel/luck';
import { startCricket } from './cricket';
import {
  CLUBS,
  COURTS,
  FIVES_SIDES,
  GROUNDS,
  ISLAND_SIDES,
  LEAGUE_SIDES,
  OPEN_PLAYERS,
  PLAYERS,
  PREMIER_CLUBS,
} from './names';
import { startSoccer } from './soccer';
import type { Story } from './Story';
import { startTennis } from './tennis';
import type { Format } from './Format';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** 19:30 in India. */
const EVENING = 14 * 60 * MINUTE;
const RUPEE = 100;
const LAKH = 100_000 * RUPEE;

const CRICKET = {
  sportId: '4',
  venues: GROUNDS,
  min: 100 * RUPEE,
  max: 5 * LAKH,
  maxProfit: 10 * LAKH,
  depth: 90_000 * RUPEE,
} as const;
const SOCCER = {
  sportId: '1',
  longestMs: 20 * MINUTE,
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

const TWENTY20 = {
  ...CRICKET,
  longestMs: 55 * MINUTE,
  delayMs: 5_000,
  allowUnmatched: true,
  start: (luck: Lucky): Story => startCricket(luck, 20, [7_500, 11_500]),
} as const;

export const FORMATS: readonly Format[] = [
  {
    // Some seven minutes from the first ball to the result: a newcomer sees a settlement.
    ...CRICKET,
    id: '1',
    competition: 'Monsoon Fives',
    sides: FIVES_SIDES,
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
    ...TWENTY20,
    id: '2',
    competition: 'Peninsula Twenty20 League',
    sides: LEAGUE_SIDES,
    everyMs: 20 * MINUTE,
    offsetMs: 3 * MINUTE,
    ahead: 2,
  },
  {
    ...SOCCER,
    id: '3',
    competition: 'Western Harbour League',
    sides: CLUBS,
    everyMs: 5 * MINUTE,
    offsetMs: MINUTE,
    ahead: 3,
  },
  {
    ...TENNIS,
    id: '4',
    competition: 'Lakeside Masters',
    sides: PLAYERS,
    everyMs: 5 * MINUTE,
    offsetMs: 2 * MINUTE,
    ahead: 2,
  },
  // One a day, at an hour when India watches: these fill "tomorrow".
  {
    ...TWENTY20,
    id: '5',
    competition: 'Island Trophy',
    sides: ISLAND_SIDES,
    everyMs: DAY,
    offsetMs: EVENING,
    ahead: 2,
  },
  {
    ...SOCCER,
    id: '6',
    competition: 'Premier Division',
    sides: PREMIER_CLUBS,
    everyMs: DAY,
    offsetMs: EVENING + 30 * MINUTE,
    ahead: 2,
  },
  {
    ...TENNIS,
    id: '7',
    competition: 'Nilgiri Open',
    sides: OPEN_PLAYERS,
    everyMs: DAY,
    offsetMs: EVENING - 90 * MINUTE,
    ahead: 1,
  },
];

export function formatOf(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}
