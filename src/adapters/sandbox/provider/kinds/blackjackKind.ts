import { hundredthsIn } from '../../wire/readInput';
import { drawFrom } from '../fair';
import type { Seeds } from '../fair';
import { blackjackHands } from './blackjackHand';
import type { BlackjackHands, BlackjackMove } from './blackjackHand';
import { cardName, shoe } from './cards/pack';
import type { Kind, Turn } from './Kind';

export interface BlackjackGame {
  readonly table: 'blackjack';
  readonly moves: readonly BlackjackMove[];
}

const PACKS = 6;
const FIRST_CARDS = 2;
/** Of all that is bet, by the usual strategy: reckoned over all hands of six packs, and confirmed over 10^7 rounds. */
export const BLACKJACK_RETURN = 0.991_1;

/** One hand against the dealer; nothing is split or insured. */
export const blackjackKind: Kind<BlackjackGame> = {
  variants: [''],
  read: (body) => {
    const stake = hundredthsIn(body, 'stake');
    return stake === null ? null : { game: { table: 'blackjack', moves: [] }, stake };
  },
  decide: ({ game, stake, seeds }) => paidFor(stake, handsOf(seeds, game.moves)),
  moves: ['hit', 'stand', 'double', 'stop'],
  move: ({ game, stake, seeds }, move): Turn<BlackjackGame> | null => {
    const isForgotten = move.call === 'stop';
    const asked = isForgotten ? 'stand' : move.call;
    if (asked !== 'hit' && asked !== 'stand' && asked !== 'double') return null;
    const seen = FIRST_CARDS + game.moves.length;
    // A call that was made for another hand than this one has come before.
    if (!isForgotten && 'at' in move && move.at !== seen) return null;
    if (asked === 'double' && game.moves.length > 0) return null;
    const next = { ...game, moves: [...game.moves, asked] };
    const raise = asked === 'double' ? { raise: stake } : {};
    const all = asked === 'double' ? stake * 2 : stake;
    return { game: next, paid: paidFor(all, handsOf(seeds, next.moves)), toShow: true, ...raise };
  },
  show: ({ game: { moves }, seeds, over }) => {
    const { deal, player, dealer } = handsOf(seeds, moves);
    const open = over ? deal : deal.filter(([place], at) => place === 'player' || at === 1);
    return {
      moves,
      deal: open.map(([place, card]) => [place, cardName(card)]),
      points: over ? { player, dealer } : { player },
    };
  },
  about: () => ({ return: BLACKJACK_RETURN }),
};

function handsOf(seeds: Seeds, moves: readonly BlackjackMove[]): BlackjackHands {
  return blackjackHands(shoe(drawFrom(seeds), PACKS), moves);
}

function paidFor(stake: number, { times }: BlackjackHands): number | null {
  return times === null ? null : Math.floor((stake * times) / 100);
}
