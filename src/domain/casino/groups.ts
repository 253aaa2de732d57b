import { LOBBY_GROUPS } from './lobbyGroups';

/** CASINO-02: the groups of the catalogue. */
const CATALOGUE_GROUPS = [
  'popular',
  'ezugi',
  'evolution',
  'spribe',
  'aura',
  'sports',
  'providers',
  'slots',
] as const;

/** Every group that a catalogue may have. `instant`: the seven instant games of CASINO-01; `cards`: card tables that are none of the lobby's kinds. */
export const GROUPS = [...CATALOGUE_GROUPS, 'instant', ...LOBBY_GROUPS, 'cards'] as const;

export type GroupId = (typeof GROUPS)[number];

/** Groups that say what a game is, the most telling first; the others only say who made it, or that it is liked. */
const TELLING: readonly GroupId[] = ['instant', ...LOBBY_GROUPS, 'cards', 'slots', 'sports', 'providers'];

/** What a game is filed under: of several groups the one that says most. */
export function categoryOf(groups: readonly GroupId[]): GroupId {
  return TELLING.find((group) => groups.includes(group)) ?? groups[0] ?? 'popular';
}

/** Groups that can be chosen as a category. */
export const CATEGORIES: readonly GroupId[] = [...LOBBY_GROUPS, 'cards', 'instant', 'slots'];

export function groupOf(word: string): GroupId | null {
  return GROUPS.find((group) => group === word) ?? null;
}
