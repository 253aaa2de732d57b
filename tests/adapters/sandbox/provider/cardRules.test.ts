import { describe, expect, it } from 'vitest';
import { bankerDraws } from '@/adapters/sandbox/provider/kinds/cards/baccarat';
import { CARD_GAMES } from '@/adapters/sandbox/provider/kinds/cards/cardGames';
import { cardName, shoe } from '@/adapters/sandbox/provider/kinds/cards/pack';
import { handOf } from '@/adapters/sandbox/provider/kinds/cards/teenPatti';
import { cardsPay } from '@/adapters/sandbox/provider/kinds/cardsKind';
import { cardsOf, dealing, drawing } from '@tests/support/sandbox/drawing';

function play(variant: string, cards: string) {
  const dealt = CARD_GAMES.get(variant)?.play(dealing(cards));
  if (dealt === undefined) throw new Error(`no game ${variant}`);
  return { ...dealt, deal: dealt.deal.map(([place, card]) => `${place} ${cardName(card)}`) };
}

describe('a shoe of cards', () => {
  it('has every card of its packs once, in an order that follows from its numbers', () => {
    const deal = (packs: number, lowest: number, count: number): readonly string[] => {
      const next = shoe(drawing(5), packs, lowest);
      return Array.from({ length: count }, () => cardName(next()));
    };
    expect(new Set(deal(1, 1, 52)).size).toBe(52);
    expect(deal(1, 1, 52)).not.toEqual(deal(1, 6, 32));
    expect(new Set(deal(1, 6, 32)).size).toBe(32);
    expect(deal(1, 6, 32).some((name) => /^(A|[2-5])/.test(name))).toBe(false);
    const eight = deal(8, 1, 416);
    expect(eight.filter((name) => name === 'KS')).toHaveLength(8);
    expect(new Set(eight).size).toBe(52);
    // Numbers of nothing but zero leave the packs as they are.
    const next = shoe(() => 0, 1);
    expect([next(), next()].map(cardName)).toEqual(['AS', '2S']);
  });
});

describe('Dragon Tiger', () => {
  it.each([
    ['KS QH', { dragon: 200, 'dragon-black': 195, 'tiger-red': 195 }],
    ['AD 2C', { tiger: 200, 'dragon-red': 195, 'tiger-black': 195 }],
    ['9S 9C', { tie: 1_200, dragon: 50, tiger: 50, 'dragon-black': 195, 'tiger-black': 195 }],
    [
      '9S 9S',
      { tie: 1_200, 'suited-tie': 5_100, dragon: 50, tiger: 50, 'dragon-black': 195, 'tiger-black': 195 },
    ],
  ])('%s', (cards, times) => {
    expect(play('dragontiger', cards).times).toEqual(times);
  });

  it('gives half of a bet on a side back on a tie, rounded down', () => {
    const dealt = play('dragontiger', '9S 9C');
    const pays = cardsPay([{ on: 'dragon', stake: 1_001 }], { ...dealt, deal: [] });
    expect(pays).toBe(500);
  });
});

describe('Lucky 7', () => {
  it.each([
    ['6H', { low: 200, even: 210, red: 195 }],
    ['7S', { seven: 1_200, low: 50, high: 50, odd: 180, black: 195 }],
    ['KD', { high: 200, odd: 180, red: 195 }],
    ['AC', { low: 200, odd: 180, black: 195 }],
  ])('%s', (cards, times) => {
    expect(play('lucky7', cards).times).toEqual(times);
  });
});

describe('Casino War', () => {
  it.each([
    ['KS QH', { player: 200, 'player-black': 195 }],
    ['2H AS', { 'player-red': 195 }],
    ['AD KC', { player: 200, 'player-red': 195 }],
    // A tie goes to war, in which a tie is as good as a win.
    ['9S 9C KS 2D', { player: 150, tie: 1_200, 'player-black': 195 }],
    ['9S 9C 4S 4D', { player: 150, tie: 1_200, 'player-black': 195 }],
    ['9S 9C 4S AD', { tie: 1_200, 'player-black': 195 }],
  ])('%s', (cards, times) => {
    const dealt = play('casinowar', cards);
    expect(dealt.times).toEqual(times);
    expect(dealt.deal).toHaveLength(cards.split(' ').length);
  });
});

describe('Amar Akbar Anthony', () => {
  it.each([
    ['AS', { amar: 212, odd: 182, black: 195 }],
    ['6H', { amar: 212, even: 212, red: 195 }],
    ['7C', { akbar: 318, odd: 182, black: 195 }],
    ['10D', { akbar: 318, even: 212, red: 195 }],
    ['JS', { anthony: 423, odd: 182, black: 195 }],
    ['KH', { anthony: 423, odd: 182, red: 195 }],
  ])('%s', (cards, times) => {
    expect(play('amarakbar', cards).times).toEqual(times);
  });
});

describe('Andar Bahar', () => {
  it('deals in turn, Andar first, until a card is of the rank of the joker', () => {
    const first = play('andarbahar', '8S 8H');
    expect(first.deal).toEqual(['joker 8S', 'andar 8H']);
    expect(first.times).toEqual({ andar: 190, 'cards-1-5': 350 });
    const sixth = play('andarbahar', '8S 2H 3H 4H 5H 6H 8D');
    expect(sixth.deal.at(-1)).toBe('bahar 8D');
    expect(sixth.times).toEqual({ bahar: 200, 'cards-6-10': 450 });
  });

  it('ends with the 49th card at the latest', () => {
    const others = Array.from({ length: 48 }, (_, at) => `${at % 13 === 7 ? '9' : '2'}S`).join(' ');
    expect(play('andarbahar', `8S ${others} 8D`).times).toEqual({ andar: 190, 'cards-41-49': 12_000 });
  });
});

describe('Baccarat', () => {
  it.each([
    // A natural ends it, whatever the other side has.
    ['4S 2H 4D 3C', 'player', '8', '5'],
    ['KS 4H 5D 5C', 'banker', '5', '9'],
    // Both stand on six and seven.
    ['6S 7H KD QC', 'banker', '6', '7'],
    // The player stands on seven, the banker draws to five: 5 + 4.
    ['7S 5H KD QC 4S', 'banker', '7', '9'],
    // The player draws an eight to 2: the banker stands on three.
    ['2S 3H KD QC 8S', 'banker', '0', '3'],
    // The player draws a seven to 2: the banker draws to three, a picture.
    ['2S 3H KD QC 7S JD', 'player', '9', '3'],
    // The player draws a six to 0: the banker with six takes one.
    ['KS 6H QD QC 6S 2D', 'banker', '6', '8'],
  ])('%s', (cards, winner, player, banker) => {
    const { times, scores, deal } = play('baccarat', cards);
    expect(scores).toEqual({ player, banker });
    expect(times).toMatchObject({ [winner]: winner === 'player' ? 200 : 195 });
    expect(deal).toHaveLength(cards.split(' ').length);
  });

  it('gives both sides their bets back on a tie, and knows pairs of the first two cards', () => {
    expect(play('baccarat', '3S 4H 3D 2C').times).toMatchObject({
      tie: 900,
      player: 100,
      banker: 100,
      'player-pair': 1_200,
    });
    expect(play('baccarat', '9S 4H KD 4C').times).toMatchObject({ player: 200, 'banker-pair': 1_200 });
  });

  it('has the table of the third card of the banker', () => {
    // By the points of the banker: what third cards of the player it draws to.
    const table = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];
    table.forEach((drawsTo, points) => {
      for (let value = 0; value <= 9; value += 1) {
        const third = { rank: value === 0 ? 13 : value, suit: 0 };
        expect([points, value, bankerDraws(points, third)]).toEqual([
          points,
          value,
          drawsTo.includes(String(value)),
        ]);
      }
      expect(bankerDraws(points, null)).toBe(points <= 5);
    });
  });
});

describe('Teen Patti', () => {
  it('ranks trail, pure sequence, sequence, colour, pair and high card', () => {
    const falling = [
      'AS AH AD',
      'KS KH KD',
      '2S 2H 2D',
      'AS KS QS',
      'AS 2S 3S',
      'KS QS JS',
      '4S 3S 2S',
      'AS KH QS',
      'AS 2H 3S',
      'KS QH JS',
      '2S 3H 4S',
      'AS KS JS',
      '5S 3S 2S',
      'AS AH KD',
      'AS AH 2D',
      'KS KH AD',
      '2S 2H 3D',
      'AS KH JD',
      'AS KH 10D',
      '5S 3H 2D',
    ].map((names) => handOf(cardsOf(names)));
    falling.slice(1).forEach((hand, at) => {
      const above = falling[at];
      if (above === undefined) throw new Error('no hand above');
      expect(above.rank - hand.rank || above.value - hand.value).toBeGreaterThan(0);
    });
  });

  it('pays the better hand, both back when they tie, and pairs by their table', () => {
    expect(play('teenpatti', 'AS KS AH QH AD 2C')).toMatchObject({
      times: { a: 196, 'pair-a': 3_100 },
      scores: { a: 'Trail', b: 'High card' },
    });
    expect(play('teenpatti', 'AS AH KD KC JS JD').times).toEqual({ a: 100, b: 100 });
    expect(play('teenpatti', '2S 9H 3S 9C 4S JD').times).toEqual({ a: 196, 'pair-a': 4_100, 'pair-b': 200 });
    expect(play('teenpatti', '2S 9H 3D 2H 4S JH').times).toEqual({ a: 196, 'pair-a': 700, 'pair-b': 500 });
  });
});

describe('32 Cards', () => {
  it('adds a card to the points of each place, and more cards to those that tie for most', () => {
    expect(play('cards32', '10S 8H 7D 6C')).toMatchObject({
      times: { 8: 1_200 },
      scores: { 8: '18', 9: '17', 10: '17', 11: '17' },
    });
    // 8 + 13 and 11 + 10 tie; they get 6 and 7.
    const tied = play('cards32', 'KS 6H 6D 10C 6S 7D');
    expect(tied.deal.slice(4)).toEqual(['8 6S', '11 7D']);
    expect(Object.keys(tied.times)).toEqual(['11']);
    expect(tied.scores).toMatchObject({ 8: '27', 11: '28' });
  });
});
