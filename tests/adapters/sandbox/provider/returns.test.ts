import { describe, expect, it } from 'vitest';
import { crashPays, crashPointOf, crashReturn } from '@/adapters/sandbox/provider/crash';
import type { Draw } from '@/adapters/sandbox/provider/fair';
import { BLACKJACK_RETURN } from '@/adapters/sandbox/provider/kinds/blackjackKind';
import { CARD_GAMES } from '@/adapters/sandbox/provider/kinds/cards/cardGames';
import { cardsPay, dealOf } from '@/adapters/sandbox/provider/kinds/cardsKind';
import { DICE_TABLES } from '@/adapters/sandbox/provider/kinds/diceTables/diceTables';
import { dicePay, throwDice } from '@/adapters/sandbox/provider/kinds/diceTableKind';
import { DICE_RETURN, diceTimes, isHit, rollOf } from '@/adapters/sandbox/provider/kinds/diceKind';
import { fortunePays, fortuneReturn, RIMS, segmentOf } from '@/adapters/sandbox/provider/kinds/fortuneKind';
import { bombsOf, GOAL_RETURN, GOAL_ROWS, goalPays } from '@/adapters/sandbox/provider/kinds/goalKind';
import { HILO_RETURN, hiloCards, hiloPays, isRight } from '@/adapters/sandbox/provider/kinds/hiloKind';
import { pathOf, plinkoReturn, plinkoTimes, pocketOf } from '@/adapters/sandbox/provider/kinds/plinkoKind';
import { SLOT_MODELS } from '@/adapters/sandbox/provider/kinds/slot/slotModels';
import { spinSlot } from '@/adapters/sandbox/provider/kinds/slot/spinSlot';
import { slotPays } from '@/adapters/sandbox/provider/kinds/slotKind';
import { wheelPays, WHEELS } from '@/adapters/sandbox/provider/wheel';
import { drawing } from '@tests/support/sandbox/drawing';
import { playUsually } from '@tests/support/sandbox/playUsually';
import { runs } from '@tests/support/runs';

const ROUNDS = runs(100_000, 10_000_000);
/** Once in 150,000 tries an honest game is further off. */
const DEVIATIONS = 4.5;

class Sample {
  private sum = 0;
  private squares = 0;
  private count = 0;

  add(back: number): void {
    this.sum += back;
    this.squares += back * back;
    this.count += 1;
  }

  /** Within the confidence interval of what is declared; `more`: what the declared figure itself may be off. */
  expectReturn(declared: number, more = 0): void {
    const mean = this.sum / this.count;
    const deviation = Math.sqrt((this.squares / this.count - mean * mean) / this.count);
    expect(Math.abs(mean - declared), `${mean} for ${declared}`).toBeLessThan(DEVIATIONS * deviation + more);
  }
}

function simulate(seed: number, backOf: (draw: Draw) => number, rounds = ROUNDS): Sample {
  const draw = drawing(seed);
  const sample = new Sample();
  for (let round = 0; round < rounds; round += 1) sample.add(backOf(draw));
  return sample;
}

describe('what a game returns is what it declares', () => {
  it.each([...CARD_GAMES])('%s, on each of its fields', (_, game) => {
    const draw = drawing(21);
    const samples = Object.keys(game.fields).map((on) => ({
      bets: [{ on, stake: 100 }],
      sample: new Sample(),
    }));
    for (let round = 0; round < ROUNDS; round += 1) {
      const dealt = dealOf(game, draw);
      for (const { bets, sample } of samples) sample.add(cardsPay(bets, dealt) / 100);
    }
    samples.forEach(({ sample, bets }) => {
      const { returns = 0 } = game.fields[bets[0]?.on ?? ''] ?? {};
      expect(returns).toBeGreaterThan(0.85);
      expect(returns).toBeLessThan(0.995);
      sample.expectReturn(returns, 0.001_5);
    });
  });

  it.each(Object.entries(SLOT_MODELS))('a slot with %s', (_, model) => {
    expect(model.returns).toBeGreaterThan(0.92);
    expect(model.returns).toBeLessThan(0.985);
    const stake = 100 * model.lines;
    simulate(22, (draw) => slotPays(model, stake, spinSlot(model, draw)) / stake).expectReturn(
      model.returns,
      0.001_5,
    );
  });

  it.each([
    [true, 5_000],
    [false, 5_000],
    [true, 9_800],
    [false, 200],
    [true, 200],
    [false, 9_800],
  ])('dice, over: %s %i', (over, target) => {
    const bet = { over, target };
    const chance = (over ? 9_999 - target : target) / 10_000;
    // Times are rounded down to hundredths.
    expect(DICE_RETURN - (chance * diceTimes(bet)) / 100).toBeGreaterThanOrEqual(0);
    expect(DICE_RETURN - (chance * diceTimes(bet)) / 100).toBeLessThan(0.01);
    simulate(23, (draw) => (isHit(bet, rollOf(draw)) ? diceTimes(bet) / 100 : 0)).expectReturn(
      (chance * diceTimes(bet)) / 100,
    );
  });

  it.each(
    [8, 12, 16].flatMap((rows) => (['low', 'medium', 'high'] as const).map((risk) => [rows, risk] as const)),
  )('Plinko of %i rows, %s', (rows, risk) => {
    const declared = plinkoReturn(rows, risk);
    expect(declared).toBeGreaterThan(0.98);
    expect(declared).toBeLessThan(0.995);
    const times = plinkoTimes(rows, risk);
    simulate(24, (draw) => (times[pocketOf(pathOf(rows, draw))] ?? 0) / 100).expectReturn(declared);
  });

  it.each([1, 2, 4])('HiLo after %i guesses', (count) => {
    expect(HILO_RETURN).toBe(0.97);
    simulate(25, (draw) => {
      const cards = hiloCards(draw, count + 1);
      const guesses = cards.slice(1).map((_, at) => ((cards[at]?.rank ?? 0) < 7 ? 'higher' : 'lower'));
      const isWon = guesses.every((guess, at) => isRight(cards[at]!, guess, cards[at + 1]!));
      return isWon ? hiloPays(1_000_000, cards, guesses) / 1_000_000 : 0;
    }).expectReturn(HILO_RETURN, 0.000_01);
  });

  it.each(
    [...RIMS].flatMap(([variant, rim]) => [...rim.fields.keys()].map((on) => [variant, on, rim] as const)),
  )('the wheel of fortune, %s, on %s', (_, on, rim) => {
    const declared = fortuneReturn(rim, on);
    expect(declared).toBeGreaterThan(0.9);
    expect(declared).toBeLessThan(0.985);
    simulate(26, (draw) => fortunePays(rim, [{ on, stake: 1 }], segmentOf(rim, draw))).expectReturn(declared);
  });

  it.each([...DICE_TABLES])('the dice of %s, on each of its fields', (_, table) => {
    const draw = drawing(27);
    const samples = Object.keys(table.fields).map((on) => ({ on, sample: new Sample() }));
    for (let round = 0; round < ROUNDS; round += 1) {
      const faces = throwDice(table, draw);
      for (const { on, sample } of samples) sample.add(dicePay(table, [{ on, stake: 100 }], faces) / 100);
    }
    expect(samples.length).toBeGreaterThan(0);
    for (const { on, sample } of samples) sample.expectReturn(table.fields[on]?.returns ?? 0);
  });

  it.each([...GOAL_ROWS].flatMap(([width, rows]) => [1, 2, rows].map((passes) => [width, passes] as const)))(
    'Goal, %i fields wide, after %i rows',
    (width, passes) => {
      expect(GOAL_RETURN).toBe(0.97);
      const sample = new Sample();
      for (let nonce = 0; nonce < ROUNDS / 10; nonce += 1) {
        const bombs = bombsOf({ server: `pitch ${width}`, client: 'x', nonce }, width);
        const isSafe = bombs.slice(0, passes).every((bomb) => bomb !== nonce % width);
        sample.add(isSafe ? goalPays(1_000_000, width, passes) / 1_000_000 : 0);
      }
      sample.expectReturn(GOAL_RETURN, 0.000_01);
    },
  );

  it.each([...WHEELS])('the roulette, %s, on every field of its cloth', (_, wheel) => {
    for (const on of wheel.calls.keys()) {
      let back = 0;
      for (let pocket = 0; pocket < wheel.pockets; pocket += 1)
        back += wheelPays([{ on, stake: 1 }], pocket, wheel);
      expect([on, back]).toEqual([on, wheel.pockets - 1]);
    }
  });

  it('Blackjack, played by the usual strategy', () => {
    const draw = drawing(28);
    const sample = new Sample();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { paid, staked } = playUsually(draw);
      // Of all that is bet, doubles too: on the average nothing is left over.
      sample.add(paid - BLACKJACK_RETURN * staked);
    }
    sample.expectReturn(0, 0.001_5);
    expect(BLACKJACK_RETURN).toBeGreaterThan(0.97);
    expect(BLACKJACK_RETURN).toBeLessThan(1);
  });

  it.each([101, 150, 200, 1_000])('the flight, left at %i hundredths', (height) => {
    expect(crashReturn(height)).toBeGreaterThanOrEqual(0.96);
    const sample = new Sample();
    for (let nonce = 0; nonce < ROUNDS / 10; nonce += 1) {
      const point = crashPointOf({ server: `seed ${height}`, client: 'x', nonce });
      sample.add(point >= height ? crashPays(100, height) / 100 : 0);
    }
    sample.expectReturn(crashReturn(height));
  });
});
