import { below, words } from '@/adapters/sandbox/provider/fair';
import type { Asked } from './gameTable';
import type { FakeKind } from './fakeProvider';

const PACK = ['S', 'H', 'D', 'C'].flatMap((suit) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => rank + suit),
);

interface FakeTable {
  readonly variant: string;
  readonly name: string;
  readonly fields: readonly (readonly [on: string, pays: number | null])[];
  readonly places: readonly string[];
  readonly winners: readonly string[];
  readonly scores?: Readonly<Record<string, string>>;
}

/** A card table whose cards are honest and whose winner is always the same. */
export function fakeCards({ variant, name, fields, places, winners, scores }: FakeTable): FakeKind {
  return {
    table: 'cards',
    name,
    view: { variant, fields: fields.map(([on, pays]) => ({ on, pays })) },
    round: (asked: Asked, seeds) => {
      const pack = Array.from({ length: variant === 'dragontiger' ? 8 : 1 }, () => PACK).flat();
      words(seeds, places.length).forEach((word, at) => {
        const other = at + below(pack.length - at, word);
        [pack[at], pack[other]] = [pack[other]!, pack[at]!];
      });
      const bets = asked['bets'] as readonly { readonly on: string; readonly stake: number }[];
      const won = bets.filter(({ on }) => winners.includes(on));
      const paid = won.reduce(
        (sum, { on, stake }) => sum + stake * (fields.find(([f]) => f === on)?.[1] ?? 2),
        0,
      );
      const deal = places.map((place, at) => [place, pack[at]]);
      return { bets, deal, winners, paid, ...(scores === undefined ? {} : { scores }) };
    },
  };
}

/** Dragon Tiger: the dragon always wins. */
export const FAKE_DRAGON_TIGER = fakeCards({
  variant: 'dragontiger',
  name: 'Dragon Tiger',
  fields: [
    ['dragon', 2],
    ['tiger', 2],
    ['tie', 12],
    ['dragon-red', 1.9],
    ['tiger-red', 1.9],
    ['suited-tie', 50],
  ],
  places: ['dragon', 'tiger'],
  winners: ['dragon', 'dragon-red'],
});
