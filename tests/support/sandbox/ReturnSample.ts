import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Once in 150,000 tries an honest game is further off. */
const DEVIATIONS = 4.5;

/** Where every measured return is written, a row each: the table of docs/game-returns.md is made of them. */
const TABLE = process.env['RETURNS_TABLE'];

/** What came back of many rounds with one bet. */
export class ReturnSample {
  private rounds = 0;
  private back = 0;
  private staked = 0;
  private backs = 0;
  private both = 0;
  private stakes = 0;

  /** `game` and `on`: whose rounds, and what was bet on. */
  constructor(
    private readonly game: string,
    private readonly on: string | number,
    private readonly seed: number,
  ) {}

  add(back: number, times = 1, staked = 1): void {
    this.rounds += times;
    this.back += times * back;
    this.staked += times * staked;
    this.backs += times * back * back;
    this.both += times * back * staked;
    this.stakes += times * staked * staked;
  }

  /** Within the confidence interval of what is declared; `rounded`: what the declared figure itself may be off. */
  expectReturn(declared: number, rounded = 0): void {
    const { game, on, seed, rounds, back, staked, backs, both, stakes } = this;
    const measured = back / staked;
    const squares = backs - 2 * measured * both + measured * measured * stakes;
    const deviation = Math.sqrt(squares) / staked;
    if (TABLE !== undefined)
      appendFileSync(TABLE, `${JSON.stringify({ game, on, declared, measured, deviation, rounds, seed })}\n`);
    expect(
      Math.abs(measured - declared),
      `${game} ${on}: ${measured} for ${declared}, deviation ${deviation}`,
    ).toBeLessThan(DEVIATIONS * deviation + rounded);
  }
}
