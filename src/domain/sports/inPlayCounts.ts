import type { Match } from './Match';
import { SPORT_IDS, type Sport } from './Sport';

/** How many matches are being played: of each sport, and `live` for all of them. */
export type InPlayCounts = Readonly<Record<Sport | 'live', number>>;

/** A list of what is in play may hold a match that has just ended: it does not count. */
export function inPlayCounts(matches: readonly Match[]): InPlayCounts {
  const playing = matches.filter(({ status }) => status === 'inPlay');
  const of = (sport: Sport): number => playing.filter((match) => match.sport === sport).length;
  const sports = (Object.keys(SPORT_IDS) as Sport[]).map((sport) => [sport, of(sport)] as const);
  return { live: playing.length, ...(Object.fromEntries(sports) as Record<Sport, number>) };
}
