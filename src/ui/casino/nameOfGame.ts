import type { Game } from '@/domain/casino/Game';
import type { Texts } from '@/texts/createTexts';

/** Among the games of a lobby there are ways to pages of sports: these are ours, in the reader's language. A game has its maker's own name. */
const SPORTS_PAGES = {
  cricket: 'casino.place.cricket',
  soccer: 'casino.place.soccer',
  tennis: 'casino.place.tennis',
  live: 'casino.place.live',
} as const;

export function nameOfGame({ provider, code, name }: Game, t: Texts['t']): string {
  const isOurs = provider === 'spmsports' && Object.hasOwn(SPORTS_PAGES, code);
  return isOurs ? t(SPORTS_PAGES[code as keyof typeof SPORTS_PAGES]) : name;
}
