import { wins } from './CardGame';
import type { CardGame } from './CardGame';
import type { Card } from './pack';

const PLACES = [8, 9, 10, 11] as const;

/** Of all ways that the first four cards lie so many win; places that tie have the same chance. */
const fields: CardGame['fields'] = {
  8: { pays: 1_200, returns: (12 * 845) / 10_788 },
  9: { pays: 590, returns: (5.9 * 6_626) / 40_455 },
  10: { pays: 330, returns: (3.3 * 47_417) / 161_820 },
  11: { pays: 208, returns: (2.08 * 18_806) / 40_455 },
};

/** Four places that begin with 8 to 11 points and get a card of 6 to 13 each; those that tie for most get another. The 32 cards from six on. */
export const cards32: CardGame = {
  packs: 1,
  lowest: 6,
  fields,
  play: (next) => {
    const deal: (readonly [string, Card])[] = [];
    const points = new Map<number, number>(PLACES.map((place) => [place, place]));
    let leaders: readonly number[] = PLACES;
    while (leaders.length > 1) {
      for (const place of leaders) {
        const card = next();
        deal.push([String(place), card]);
        points.set(place, (points.get(place) ?? 0) + card.rank);
      }
      const most = Math.max(...points.values());
      leaders = leaders.filter((place) => points.get(place) === most);
    }
    return {
      deal,
      times: wins(fields, { [String(leaders[0])]: true }),
      scores: Object.fromEntries([...points].map(([place, sum]) => [place, String(sum)])),
    };
  },
};
