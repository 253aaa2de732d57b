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
import { MINES_RETURN, minesOf, minesPay } from '@/adapters/sandbox/provider/mines';
import { pocketOf as wheelPocketOf, wheelPays, WHEELS } from '@/adapters/sandbox/provider/wheel';
import { drawing } from '@tests/support/sandbox/drawing';
import { playUsually } from '@tests/support/sandbox/playUsually';
import { ReturnSample } from '@tests/support/sandbox/ReturnSample';
import { runs } from '@tests/support/runs';

const ROUNDS = runs(100_000, 10_000_000);
/** What a win is rounded down by, of a stake of a million paise. */
const PAISA = 0.000_01;

function rounds(play: (round: number) => void): void {
  for (let round = 0; round < ROUNDS; round += 1) play(round);
}

function simulate(sample: ReturnSample, seed: number, backOf: (draw: Draw) => number): ReturnSample {
  const draw = drawing(seed);
  rounds(() => sample.add(backOf(draw)));
  return sample;
}

/** How often each outcome came: there are few, and many fields that each is held against. */
function countsOf(seed: number, outcomeOf: (draw: Draw) => number): ReadonlyMap<number, number> {
  const draw = drawing(seed);
  const counts = new Map<number, number>();
  rounds(() => {
    const outcome = outcomeOf(draw);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  });
  return counts;
}

describe('what a game returns is what it declares', () => {
  it.each([...CARD_GAMES])('%s, on each of its fields', (name, game) => {
    const draw = drawing(21);
    const samples = Object.keys(game.fields).map((on) => ({
      bets: [{ on, stake: 100 }],
      sample: new ReturnSample(name, on, 21),
    }));
    rounds(() => {
      const dealt = dealOf(game, draw);
      for (const { bets, sample } of samples) sample.add(cardsPay(bets, dealt) / 100);
    });
    samples.forEach(({ sample, bets }) => {
      const { returns = 0 } = game.fields[bets[0]?.on ?? ''] ?? {};
      expect(returns).toBeGreaterThan(0.85);
      expect(returns).toBeLessThan(0.995);
      // Those of baccarat are said to four or five digits.
      sample.expectReturn(returns, 0.000_01);
    });
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
    const sample = new ReturnSample('dice', `${over ? 'over' : 'under'} ${target}`, 23);
    simulate(sample, 23, (draw) => (isHit(bet, rollOf(draw)) ? diceTimes(bet) / 100 : 0)).expectReturn(
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
    const sample = new ReturnSample('plinko', `${rows} rows, ${risk}`, 24);
    simulate(sample, 24, (draw) => (times[pocketOf(pathOf(rows, draw))] ?? 0) / 100).expectReturn(declared);
  });

  it.each([1, 2, 4])('HiLo after %i guesses', (count) => {
    expect(HILO_RETURN).toBe(0.97);
    simulate(new ReturnSample('hilo', `${count} guesses`, 25), 25, (draw) => {
      const cards = hiloCards(draw, count + 1);
      const guesses = cards.slice(1).map((_, at) => ((cards[at]?.rank ?? 0) < 7 ? 'higher' : 'lower'));
      const isWon = guesses.every((guess, at) => isRight(cards[at]!, guess, cards[at + 1]!));
      return isWon ? hiloPays(1_000_000, cards, guesses) / 1_000_000 : 0;
    }).expectReturn(HILO_RETURN, PAISA);
  });

  it.each([...RIMS])('the wheel of fortune, %j, on each of its fields', (variant, rim) => {
    const counts = countsOf(26, (draw) => segmentOf(rim, draw));
    for (const on of rim.fields.keys()) {
      const declared = fortuneReturn(rim, on);
      expect(declared).toBeGreaterThan(0.9);
      expect(declared).toBeLessThan(0.985);
      const sample = new ReturnSample(`fortune ${variant}`, on, 26);
      for (const [at, times] of counts) sample.add(fortunePays(rim, [{ on, stake: 1 }], at), times);
      sample.expectReturn(declared);
    }
  });

  it.each([...DICE_TABLES])('the dice of %s, on each of its fields', (name, table) => {
    // A throw as one number, a digit a die.
    const counts = countsOf(27, (draw) =>
      throwDice(table, draw).reduce((number, face) => number * 10 + face, 0),
    );
    expect(Object.keys(table.fields).length).toBeGreaterThan(0);
    for (const [on, { returns }] of Object.entries(table.fields)) {
      const sample = new ReturnSample(name, on, 27);
      for (const [thrown, times] of counts) {
        const faces = Array.from(String(thrown), Number);
        sample.add(dicePay(table, [{ on, stake: 100 }], faces) / 100, times);
      }
      sample.expectReturn(returns);
    }
  });

  it.each([...GOAL_ROWS])('Goal, %i fields wide, after one row, two and all %i', (width, rows) => {
    expect(GOAL_RETURN).toBe(0.97);
    const draw = drawing(31);
    const samples = [1, 2, rows].map((passes) => ({
      passes,
      pays: goalPays(1_000_000, width, passes) / 1_000_000,
      sample: new ReturnSample(`goal ${width} wide`, `${passes} rows`, 31),
    }));
    rounds((round) => {
      const bombs = bombsOf(draw, width);
      const lost = bombs.indexOf(round % width);
      for (const { passes, pays, sample } of samples) sample.add(lost === -1 || lost >= passes ? pays : 0);
    });
    for (const { sample } of samples) sample.expectReturn(GOAL_RETURN, PAISA);
  });

  it.each([
    [1, 1],
    [1, 20],
    [3, 3],
    [5, 5],
    [10, 4],
    [24, 1],
  ])('Mines, %i of them, after %i tiles', (mines, opened) => {
    expect(MINES_RETURN).toBe(97n);
    const pays = minesPay(1_000_000, mines, opened) / 1_000_000;
    simulate(new ReturnSample(`mines, ${mines} of them`, `${opened} tiles`, 29), 29, (draw) =>
      minesOf(draw, mines).some((tile) => tile < opened) ? 0 : pays,
    ).expectReturn(Number(MINES_RETURN) / 100, PAISA);
  });

  it.each([...WHEELS])('the roulette, %j, on every field of its cloth', (variant, wheel) => {
    const counts = countsOf(30, (draw) => wheelPocketOf(draw, wheel));
    for (const on of wheel.calls.keys()) {
      const sample = new ReturnSample(`roulette ${variant}`, on, 30);
      let back = 0;
      for (let pocket = 0; pocket < wheel.pockets; pocket += 1) {
        const paid = wheelPays([{ on, stake: 1 }], pocket, wheel);
        sample.add(paid, counts.get(pocket));
        back += paid;
      }
      expect([on, back]).toEqual([on, wheel.pockets - 1]);
      sample.expectReturn((wheel.pockets - 1) / wheel.pockets);
    }
  });

  it('the flight, left at each of these heights', () => {
    const draw = drawing(32);
    const samples = [101, 150, 200, 1_000, 100_000].map((height) => ({
      height,
      sample: new ReturnSample('flight', `left at ${height / 100}x`, 32),
    }));
    rounds(() => {
      const point = crashPointOf(draw);
      for (const { height, sample } of samples)
        sample.add(point >= height ? crashPays(100, height) / 100 : 0);
    });
    for (const { height, sample } of samples) {
      expect(crashReturn(height)).toBeGreaterThanOrEqual(0.96);
      sample.expectReturn(crashReturn(height));
    }
  });

  it('Blackjack, played by the usual strategy', () => {
    const draw = drawing(28);
    const sample = new ReturnSample('blackjack', 'the usual strategy', 28);
    rounds(() => {
      const { paid, staked } = playUsually(draw);
      // Of all that is bet, doubles too.
      sample.add(paid, 1, staked);
    });
    sample.expectReturn(BLACKJACK_RETURN, 0.000_05);
    expect(BLACKJACK_RETURN).toBeGreaterThan(0.97);
    expect(BLACKJACK_RETURN).toBeLessThan(1);
  });

  it.each(Object.entries(SLOT_MODELS))('a slot with %s', (feature, model) => {
    expect(model.returns).toBeGreaterThan(0.92);
    expect(model.returns).toBeLessThan(0.985);
    const stake = 100 * model.lines;
    const sample = new ReturnSample(`slots with ${feature}`, 'a spin', 22);
    // Said to four digits.
    simulate(sample, 22, (draw) => slotPays(model, stake, spinSlot(model, draw)) / stake).expectReturn(
      model.returns,
      0.000_05,
    );
  });
});
