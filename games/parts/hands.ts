import { cardName, drawCard, drawCardBack, drawCardChip } from '../drawing/card';
import './hands.css';
import { make } from './make';

export interface Hands {
  readonly node: HTMLElement;
  readonly clear: () => void;
  /** Null: face down, until the next card of that place takes its room. */
  readonly deal: (place: string, card: string | null) => void;
  /** How many cards lie at a place, face up. */
  readonly count: (place: string) => number;
  /** The cards in words, place by place. */
  readonly words: () => string;
  /** What is said beside the name of a place. */
  readonly score: (place: string, text: string) => void;
  readonly end: (winners: readonly string[], scores: Readonly<Record<string, string>>) => void;
}

interface Hand {
  readonly node: HTMLElement;
  readonly cards: HTMLElement;
  readonly score: HTMLElement;
  readonly names: string[];
  /** Where cards are dealt onto each other: those that are covered, the newest first. */
  readonly covered: HTMLElement;
  top: string | null;
}

interface Say {
  /** What a place is called. */
  readonly wordsFor: (place: string) => string;
  /** What its score is. */
  readonly scoreWords?: (score: string) => string;
  /** A card lies on the one before it: a place may get more of them than find room beside each other. */
  readonly isPiled?: boolean;
  /** How many cards a hand of this game has, for whom its places are drawn before they come. */
  readonly usual?: number;
}

/** The places of a felt, and the cards that lie there. */
export function hands(
  places: readonly string[],
  { wordsFor, scoreWords = (score) => score, isPiled = false, usual = 1 }: Say,
): Hands {
  const node = make('div', { className: 'hands', attrs: { 'data-places': places.length } });
  if (isPiled) node.dataset['piled'] = '';
  const all = new Map<string, Hand>();
  const free = (): HTMLElement[] =>
    Array.from({ length: usual }, () => make('span', { className: 'hand-free' }));
  const handAt = (place: string): Hand => {
    const known = all.get(place);
    if (known !== undefined) return known;
    const cards = make('div', { className: 'hand-cards' }, ...free());
    const score = make('span', { className: 'hand-score' });
    const plate = make('div', { className: 'plate' }, make('span', { text: wordsFor(place) }), score);
    const covered = make('div', { className: 'hand-covered' });
    const parts = isPiled ? [cards, covered, plate] : [cards, plate];
    const of = make('div', { className: 'hand' }, ...parts);
    const hand: Hand = { node: of, cards, score, names: [], covered, top: null };
    hand.node.dataset['place'] = place;
    all.set(place, hand);
    node.append(hand.node);
    return hand;
  };
  for (const place of places) handAt(place);
  return {
    node,
    clear: () => {
      for (const hand of all.values()) {
        hand.cards.replaceChildren(...free());
        hand.covered.replaceChildren();
        hand.top = null;
        hand.names.length = 0;
        hand.score.textContent = '';
        hand.node.dataset['won'] = '';
      }
    },
    deal: (place, card) => {
      const hand = handAt(place);
      hand.cards.querySelector('[data-down]')?.remove();
      const slot = make('span', { className: 'hand-slot' }, card === null ? drawCardBack() : drawCard(card));
      if (card === null) slot.dataset['down'] = '';
      else hand.names.push(cardName(card));
      if (isPiled) {
        if (hand.top !== null) hand.covered.prepend(drawCardChip(hand.top));
        hand.cards.replaceChildren(slot);
        hand.top = card;
      } else {
        const place = hand.cards.querySelector('.hand-free');
        if (place === null) hand.cards.append(slot);
        else place.replaceWith(slot);
      }
    },
    count: (place) => handAt(place).names.length,
    words: () =>
      [...all]
        .filter(([, { names }]) => names.length > 0)
        .map(([place, { names }]) => `${wordsFor(place)}: ${names.join(', ')}`)
        .join('. '),
    score: (place, text) => {
      handAt(place).score.textContent = text;
    },
    end: (winners, scores) => {
      const isPlace = [...all.keys()].some((place) => winners.includes(place));
      for (const [place, hand] of all) {
        hand.score.textContent = scoreWords(scores[place] ?? '');
        hand.node.dataset['won'] = isPlace ? String(winners.includes(place)) : '';
      }
    },
  };
}
