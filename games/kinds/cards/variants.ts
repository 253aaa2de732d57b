import type { Packs } from '../../fair/shoe';
import type { TextKey } from '../../texts/en/en';
import { t, textOr } from '../../texts/t';

/** How a card table is laid: its places in order, and what it is called. */
export interface Variant extends Packs {
  readonly title: TextKey;
  readonly places: readonly string[];
  /** How many cards a place has at least; one where it is not said. */
  readonly cards?: number;
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  teenpatti: { title: 'cards.teenpatti', places: ['a', 'b'], cards: 3, packs: 1, lowest: 1 },
  andarbahar: { title: 'cards.andarbahar', places: ['joker', 'andar', 'bahar'], packs: 1, lowest: 1 },
  lucky7: { title: 'cards.lucky7', places: ['card'], packs: 8, lowest: 1 },
  baccarat: { title: 'cards.baccarat', places: ['player', 'banker'], cards: 2, packs: 8, lowest: 1 },
  cards32: { title: 'cards.cards32', places: ['8', '9', '10', '11'], packs: 1, lowest: 6 },
  casinowar: { title: 'cards.casinowar', places: ['player', 'dealer'], packs: 6, lowest: 1 },
  amarakbar: { title: 'cards.amarakbar', places: ['card'], packs: 8, lowest: 1 },
  dragontiger: { title: 'cards.dragontiger', places: ['dragon', 'tiger'], packs: 8, lowest: 1 },
};

export function variantOf(name: string): Variant {
  return VARIANTS[name] ?? { title: 'cards.other', places: [], packs: 1, lowest: 1 };
}

/** A field or a place in words: 'player-pair' is Player pair, 'cards-6-10' 6 to 10 cards. */
export function wordsFor(on: string): string {
  const [, from, to] = /^cards-(\d+)-(\d+)$/.exec(on) ?? [];
  if (from !== undefined && to !== undefined) return t('cards.range', { from, to });
  const spaced = on.replaceAll('-', ' ');
  return textOr(`on.${on}`, spaced.charAt(0).toUpperCase() + spaced.slice(1));
}

/** As short as fits on a bead: B of Player B, a name without its range, and of a longer one what it begins with. */
export function shortFor(on: string): string {
  const text = on.length <= 2 ? on.toUpperCase() : wordsFor(on).replace(/ \S+–\S+$/, '');
  if (text.length <= 7) return text;
  return new Intl.Segmenter().segment(text).containing(0)?.segment ?? '';
}

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** What a hand is worth: a number, a card with its suit as it is drawn, or a rank that has a name. */
export function scoreWords(score: string): string {
  const [, rank, suit = ''] = /^(\d+|[AJQK])([SHDC])$/.exec(score) ?? [];
  if (rank !== undefined) return `${rank}${SUITS[suit] ?? ''}`;
  return textOr(`score.${score}`, score);
}
