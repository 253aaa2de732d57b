import { describe, expect, it } from 'vitest';
import { blackjackHands, pointsOf } from '@/adapters/sandbox/provider/kinds/blackjackHand';
import type { BlackjackMove } from '@/adapters/sandbox/provider/kinds/blackjackHand';
import { cardName } from '@/adapters/sandbox/provider/kinds/cards/pack';
import type { WalletLine } from '@/adapters/sandbox/provider/WalletLine';
import { cardsOf, dealing } from '@tests/support/sandbox/drawing';
import { keyOf, playWorld } from './playWorld';
import type { RoundView } from './playWorld';

type HandView = RoundView & {
  readonly moves: readonly string[];
  readonly deal: readonly (readonly [place: string, card: string])[];
  readonly points: { readonly player: number; readonly dealer?: number };
};

const play = (cards: string, ...moves: readonly BlackjackMove[]) => {
  const { deal, ...rest } = blackjackHands(dealing(cards), moves);
  return { ...rest, deal: deal.map(([place, card]) => `${place} ${cardName(card)}`) };
};

describe('a hand of Blackjack', () => {
  it.each([
    ['AS', 11],
    ['AS AH', 12],
    ['AS KH', 21],
    ['AS 5H KD', 16],
    ['KS QH JD', 30],
    ['AS AH 9D', 21],
    ['AS AH AD 8C KS', 21],
  ])('%s counts %i', (cards, points) => {
    expect(pointsOf(cardsOf(cards))).toBe(points);
  });

  it.each([
    // player dealer player dealer
    ['21 at once pays one and a half times more', 'AS 9H KS 9D', [], 250, 21, 18],
    ['on both sides it is given back', 'AS AH KS KD', [], 100, 21, 21],
    ['the dealer looks before anything is drawn', '9S AH 9D KD', [], 0, 18, 21],
    ['the better hand wins', '10S 9H 10D 10C', ['stand'], 200, 20, 19],
    ['the same points are given back', '10S 9H 9D 10C', ['stand'], 100, 19, 19],
    ['the lower hand loses', '10S 9H 8D 10C', ['stand'], 0, 18, 19],
    ['over 21 is lost, whatever the dealer has', '10S 6H 6D 10C KH', ['hit'], 0, 26, 16],
    ['the dealer draws to sixteen', '10S 6H 8D 10C 5H', ['stand'], 0, 18, 21],
    ['the dealer may go over', '10S 6H 2D 10C KH', ['stand'], 200, 12, 26],
    ['the dealer does not draw to a soft seventeen', '10S AH 8D 6C', ['stand'], 200, 18, 17],
    ['21 needs no more word', '5S 9H 6D 10C KH', ['hit'], 200, 21, 19],
    ['a doubled hand gets one card', '5S 9H 6D 10C 2H', ['double'], 0, 13, 19],
    ['a third card makes 21, but no blackjack', '5S 9H 6D 10C KH', ['double'], 200, 21, 19],
  ] as const)('%s', (_, cards, moves, times, player, dealer) => {
    const ended = play(cards, ...moves);
    expect(ended).toMatchObject({ times, player, dealer });
    expect(ended.deal).toHaveLength(cards.split(' ').length);
  });

  it('goes on until it is left at that', () => {
    expect(play('2S 9H 3D 10C').times).toBeNull();
    expect(play('2S 9H 3D 10C 4H', 'hit')).toMatchObject({ times: null, player: 9 });
  });
});

function table(through?: (line: WalletLine) => WalletLine) {
  const world = playWorld(through === undefined ? {} : { through });
  const player = world.demo();
  const session = player.launch('ezugi', 'blackjack-salon');
  const ask = (call: string, more: object = {}) => world.play(session, call, more);
  const begin = (number: number, stake = 100) =>
    ask('begin', { key: keyOf(number), client: 'x', table: 'blackjack', stake });
  const roundOf = (reply: ReturnType<typeof ask>): HandView => {
    if (reply.code !== undefined) throw new Error(reply.code);
    return reply.view.round as HandView;
  };
  /** The number of a hand that goes on. */
  const openHand = (from = 1): number => {
    for (let number = from; number < from + 50; number += 1) if (!roundOf(begin(number)).over) return number;
    throw new Error('no hand goes on');
  };
  return { ...world, player, session, ask, begin, roundOf, openHand };
}

describe('a table of Blackjack', () => {
  it('[CASINO-03] shows one card of the dealer while a hand goes on, and all of them after it', () => {
    const { ask, roundOf, openHand } = table();
    const key = keyOf(openHand());
    const open = roundOf(ask('look'));
    expect(open.deal.map(([place]) => place)).toEqual(['player', 'dealer', 'player']);
    expect(open.points.dealer).toBeUndefined();
    expect(JSON.stringify(open)).not.toContain('"server"');
    const over = roundOf(ask('stand', { key, at: 2 }));
    expect(over.deal.map(([place]) => place).slice(0, 4)).toEqual(['player', 'dealer', 'player', 'dealer']);
    expect(over.points.dealer).toBeGreaterThanOrEqual(17);
  });

  it('[CASINO-03] [P11] what a hand pays is with the player when its page has shown it, or by the clock', () => {
    const { ask, roundOf, openHand, cashOf, player, sandbox } = table();
    const seen = new Set<string>();
    let number = 0;
    for (let tries = 0; tries < 60 && seen.size < 2; tries += 1) {
      number = openHand(number + 1);
      const key = keyOf(number);
      const before = cashOf(player.id);
      const over = roundOf(ask('stand', { key, at: 2 }));
      expect(over).toMatchObject({ over: true, credited: false });
      expect(cashOf(player.id)).toBe(before);
      if ((over.paid ?? 0) === 0) continue;
      const isShown = !seen.has('shown');
      seen.add(isShown ? 'shown' : 'clock');
      if (isShown) ask('shown', { key });
      else sandbox.advance(6_100);
      expect(cashOf(player.id)).toBe(before + (over.paid ?? 0) * 100);
    }
    expect(seen.size).toBe(2);
  });

  it('[CASINO-03] [F54] a card that is asked for twice, because its answer was lost, is dealt once', () => {
    const { ask, roundOf, openHand } = table();
    let from = 1;
    for (let tries = 0; tries < 20; tries += 1) {
      const number = openHand(from);
      from = number + 1;
      const first = roundOf(ask('hit', { key: keyOf(number), at: 2 }));
      const again = roundOf(ask('hit', { key: keyOf(number), at: 2 }));
      expect(again).toEqual(first);
      expect(first.moves).toEqual(['hit']);
      ask('stand', { key: keyOf(number), at: 3 });
    }
  });

  it('[CASINO-03] [P11] a double takes the stake once more, once, and pays for both', () => {
    const { ask, roundOf, openHand, cashOf, player, sandbox } = table();
    let from = 1;
    const seen = new Set<string>();
    for (let tries = 0; tries < 60 && seen.size < 3; tries += 1) {
      const number = openHand(from);
      from = number + 1;
      const key = keyOf(number);
      const before = cashOf(player.id);
      const doubled = roundOf(ask('double', { key, at: 2 }));
      expect(roundOf(ask('double', { key, at: 2 }))).toEqual(doubled);
      expect(doubled).toMatchObject({ over: true, stake: 200, moves: ['double'] });
      expect([0, 200, 400]).toContain(doubled.paid);
      ask('shown', { key });
      expect(cashOf(player.id)).toBe(before - 10_000 + (doubled.paid ?? 0) * 100);
      seen.add(String(doubled.paid));
    }
    expect([...seen].toSorted()).toEqual(['0', '200', '400']);
    expect(sandbox.audit().ledgerSum).toBe(0);
  });

  it('[CASINO-03] [P11] a double whose bet stays unknown is none: the hand goes on as it was, and can be doubled', () => {
    let dead = false;
    const { ask, roundOf, openHand, cashOf, player, sandbox } = table(
      (line) => (call) => (dead && call.kind === 'bet' ? (line(call), null) : line(call)),
    );
    const key = keyOf(openHand());
    const before = cashOf(player.id);
    const open = roundOf(ask('look'));
    dead = true;
    expect(ask('double', { key, at: 2 }).code).toBe('TRY_AGAIN');
    dead = false;
    expect(roundOf(ask('look'))).toEqual(open);
    expect(cashOf(player.id)).toBe(before);
    const doubled = roundOf(ask('double', { key, at: 2 }));
    ask('shown', { key });
    expect(cashOf(player.id)).toBe(before - 10_000 + (doubled.paid ?? 0) * 100);
    expect(sandbox.audit().ledgerSum).toBe(0);
  });

  it('[CASINO-03] a double that is too dear is refused, and the hand goes on', () => {
    const { ask, begin, roundOf, openHand, sandbox, player } = table();
    const first = openHand();
    sandbox.setBalance(player.id, { cash: 50 });
    expect(ask('double', { key: keyOf(first), at: 2 }).code).toBe('INSUFFICIENT_FUNDS');
    expect(roundOf(ask('look')).over).toBe(false);
    ask('stand', { key: keyOf(first), at: 2 });
    sandbox.setBalance(player.id, { cash: 100_000 });
    let number = first + 1;
    while (roundOf(begin(number, 6_000)).over) number += 1;
    expect(ask('double', { key: keyOf(number), at: 2 }).code).toBe('LIMIT');
    ask('hit', { key: keyOf(number), at: 2 });
    expect(roundOf(ask('look')).stake).toBe(6_000);
  });

  it('[CASINO-03] a hand survives a reload, the double as well', () => {
    const { ask, roundOf, openHand, sandbox, session } = table();
    const key = keyOf(openHand());
    const again = playWorld({ snapshot: JSON.parse(JSON.stringify(sandbox.snapshot())) });
    expect(again.play(session, 'look').view).toEqual(ask('look').view);
    const here = roundOf(ask('double', { key, at: 2 }));
    expect(again.play(session, 'double', { key, at: 2 }).view.round).toEqual(here);
    const third = playWorld({ snapshot: again.sandbox.snapshot() });
    third.sandbox.advance(6_100);
    expect(third.play(session, 'look').view.round).toMatchObject({ credited: true, paid: here.paid });
  });

  it('[CASINO-03] a hand that is forgotten is left at that', () => {
    const { openHand, sandbox, player, play } = table();
    const key = keyOf(openHand());
    for (let hours = 0; hours < 21; hours += 1) sandbox.advance(3_600_000);
    sandbox.advance(6_100);
    const session = player.launch('ezugi', 'blackjack-salon');
    expect(play(session, 'look').view.round).toMatchObject({ key, over: true, credited: true });
  });
});
