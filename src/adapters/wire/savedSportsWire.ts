import * as v from 'valibot';
import type { Logger } from '@/application/ports/device/Logger';
import type { SavedSports } from '@/application/ports/device/SportsMemory';
import { MATCH_LISTS } from '@/application/ports/state/MatchesState';
import type { Match } from '@/domain/sports/Match';
import { decode, decodeList } from './decode';
import { marketChangeOnWire, matchOnWire } from './matchOnWire';
import { decodeMatches } from './matchWire';
import { marketChangeSchema } from './pricesWire';
import { wireId } from './wireId';

const MAX_MATCHES = 100;

/** Ours, not the specification's: each match once, in the words of the wire, and which list shows which. */
const sportsSchema = v.object({
  matches: v.pipe(v.array(v.unknown()), v.maxLength(MAX_MATCHES)),
  lists: v.pipe(
    v.array(
      v.object({ name: v.picklist(MATCH_LISTS), ids: v.pipe(v.array(wireId), v.maxLength(MAX_MATCHES)) }),
    ),
    v.maxLength(MATCH_LISTS.length),
  ),
});
const oddsSchema = v.pipe(v.array(v.unknown()), v.maxLength(MAX_MATCHES));

export const savedSportsWire = {
  toSaved({ lists, prices }: SavedSports): { readonly sports: unknown; readonly odds: unknown } {
    const matches = new Map<string, Match>();
    for (const list of lists)
      for (const match of list.matches) if (matches.size < MAX_MATCHES) matches.set(match.id, match);
    return {
      sports: {
        matches: [...matches.values()].map(matchOnWire),
        lists: lists.map((list) => ({
          name: list.name,
          ids: list.matches.map(({ id }) => id).filter((id) => matches.has(id)),
        })),
      },
      odds: prices.slice(0, MAX_MATCHES).map(marketChangeOnWire),
    };
  },

  /** Whatever is there now: a page can be made to find anything. */
  fromSaved(sports: unknown, odds: unknown, logger: Logger): SavedSports | null {
    const saved = decode(sportsSchema, sports, 'sportsData', logger);
    if (saved === null) return null;
    const matches = new Map<string, Match>();
    for (const match of decodeMatches(saved.matches, 'sportsData.matches', logger))
      matches.set(match.id, match);
    const images = odds === null ? [] : (decode(oddsSchema, odds, 'oddsData', logger) ?? []);
    return {
      lists: saved.lists.map(({ name, ids }) => ({
        name,
        matches: ids.flatMap((id) => matches.get(id) ?? []),
      })),
      prices: decodeList(marketChangeSchema, images, 'oddsData', logger).filter(({ image }) => image),
    };
  },
};
