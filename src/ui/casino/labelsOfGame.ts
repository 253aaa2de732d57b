import type { LabelsOf } from '@/domain/casino/gamesNamed';
import type { Texts } from '@/texts/createTexts';

/** How the maker and the kinds of a game are called in the reader's language. */
export function labelsOfGame(t: Texts['t']): LabelsOf {
  return ({ provider, groups }) => [
    t(`game.by.${provider}`),
    ...groups.filter((group) => group !== 'popular').map((group) => t(`casino.group.${group}`)),
  ];
}
