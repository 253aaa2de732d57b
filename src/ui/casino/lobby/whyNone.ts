import type { GamesFilter } from '@/domain/casino/gamesFilter';
import type { MessageId } from '@/texts/MessageId';

export interface WhyNone {
  readonly why: MessageId;
  readonly wayOut: MessageId;
}

/** Why a lobby has no game left to show, and what takes that away. `chosen`: how many choices narrow it, what was typed among them. */
export function whyNone({ text, favouritesOnly }: GamesFilter, chosen: number, typed: string): WhyNone {
  if (typed.trim() === '') {
    const onlyMine = favouritesOnly && chosen === 1;
    return { why: onlyMine ? 'casino.noFavourites' : 'casino.none', wayOut: 'casino.filter.reset' };
  }
  return chosen === (text === '' ? 0 : 1)
    ? { why: 'casino.search.none', wayOut: 'casino.filter.clearText' }
    : { why: 'casino.noneNamed', wayOut: 'casino.filter.reset' };
}
