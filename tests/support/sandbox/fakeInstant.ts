import { below, words } from '@/adapters/sandbox/provider/fair';
import type { FakeKind } from './fakeProvider';

/** Games that are decided at once, or card by card, by their first numbers. */
export const FAKE_DICE: FakeKind = {
  table: 'dice',
  name: 'Dice',
  view: { return: 0.99 },
  round: ({ over, target, stake }, seeds) => {
    const roll = below(10_000, words(seeds, 1)[0]!);
    const isHit = over === true ? roll > Number(target) : roll < Number(target);
    return { roll, above: over, target, times: 198, paid: isHit ? Number(stake) * 1.98 : 0 };
  },
};

const TIMES = [560, 210, 110, 100, 50, 100, 110, 210, 560];
export const FAKE_PLINKO: FakeKind = {
  table: 'plinko',
  name: 'Plinko',
  view: { times: { 8: { low: TIMES, medium: TIMES, high: TIMES } } },
  round: ({ rows, risk, stake }, seeds) => {
    const path = words(seeds, 8).map((word) => below(2, word));
    const pocket = path.reduce((sum, each) => sum + each, 0);
    const times = TIMES[pocket]!;
    return { rows, risk, path, pocket, times, paid: (Number(stake) * times) / 100 };
  },
};

const PACK = Array.from('SHDC', (suit) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => rank + suit),
).flat();
const cardsOf = (seeds: Parameters<typeof words>[0], count: number) =>
  words(seeds, count).map((word) => PACK[below(52, word)]!);

/** Cards that are only skipped: that wins nothing, and gives the stake back. */
export const FAKE_HILO: FakeKind = {
  table: 'hilo',
  name: 'HiLo',
  round: ({ stake }, seeds) => ({
    cards: cardsOf(seeds, 1),
    guesses: [],
    worth: stake,
    over: false,
    paid: null,
  }),
  goOn: ({ call, guess }, round) => {
    const { guesses, worth, client, nonce } = round as {
      guesses: string[];
      worth: number;
      client: string;
      nonce: number;
    };
    if (call === 'stop') return { over: true, paid: worth };
    const seeds = { server: `seed-${nonce}`, client, nonce };
    return {
      guesses: [...guesses, guess],
      cards: cardsOf(seeds, guesses.length + 2),
    };
  },
};

const SEGMENTS = Array.from(
  '010201303010201040102010300102010310201004010230102015',
  (at) => `x${[2, 4, 7, 10, 26, 53][Number(at)]!}`,
);
export const FAKE_FORTUNE: FakeKind = {
  table: 'fortune',
  name: 'Wheel of fortune',
  view: { segments: SEGMENTS, fields: [2, 4, 7, 10, 26, 53].map((pays) => ({ on: `x${pays}`, pays })) },
  round: ({ bets }, seeds) => {
    const at = below(SEGMENTS.length, words(seeds, 1)[0]!);
    const placed = bets as readonly { readonly on: string; readonly stake: number }[];
    const paid = placed
      .filter(({ on }) => on === SEGMENTS[at])
      .reduce((sum, { on, stake }) => sum + stake * Number(on.slice(1)), 0);
    return { at, bets, winners: [SEGMENTS[at]], paid };
  },
};
