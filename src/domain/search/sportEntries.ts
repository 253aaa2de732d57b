import type { Sport } from '@/domain/sports/Sport';
import { SPORTS_IN_ORDER } from '@/domain/sports/sportLists';
import type { SearchEntry } from './SearchEntry';

export interface SportEntry extends SearchEntry<'sport'> {
  readonly id: Sport;
}

/** The name of a sport in the player's language. */
export type SportName = (sport: Sport) => string;

/** What players type for it, whatever language they read in. */
const TYPED: Readonly<Record<Sport, readonly string[]>> = {
  cricket: ['cricket', 'क्रिकेट'],
  soccer: ['soccer', 'football', 'फ़ुटबॉल', 'फुटबॉल', 'सॉकर'],
  tennis: ['tennis', 'टेनिस'],
};

/** The sports, which lead to their lists. */
export function sportEntries(nameOf: SportName): readonly SportEntry[] {
  return SPORTS_IN_ORDER.map((sport) => ({
    kind: 'sport',
    id: sport,
    title: nameOf(sport),
    names: TYPED[sport],
  }));
}
