import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crashPays, crashPointOf, heightAt, timeAbove } from '@/adapters/sandbox/provider/crash';
import { drawFrom, words } from '@/adapters/sandbox/provider/fair';
import { minesOf, minesPay, TILES } from '@/adapters/sandbox/provider/mines';
import { hmacSha256, sha256 } from '@/adapters/sandbox/provider/sha256';
import { isWheelCall, pocketOf, wheelPays } from '@/adapters/sandbox/provider/wheel';

const seeds = (nonce: number, client = 'lucky') => ({ server: 'server seed', client, nonce });
const every = <T>(count: number, of: (nonce: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, nonce) => of(nonce));

describe('provably fair', () => {
  it('hashes and signs as everybody else does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ maxLength: 100 }),
        (text, key) => {
          expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
          expect(hmacSha256(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
        },
      ),
    );
    for (const length of [0, 55, 56, 63, 64, 65, 119, 120, 1_000])
      expect(sha256('x'.repeat(length))).toBe(createHash('sha256').update('x'.repeat(length)).digest('hex'));
  });

  it('draws the same from the same seeds, and something else from any other', () => {
    expect(words(seeds(1), 20)).toEqual(words(seeds(1), 20));
    expect(words(seeds(1), 20).slice(0, 5)).toEqual(words(seeds(1), 5));
    expect(words(seeds(2), 8)).not.toEqual(words(seeds(1), 8));
    expect(words(seeds(1, 'other'), 8)).not.toEqual(words(seeds(1), 8));
  });
});

describe('the wheel', () => {
  it('lands in every pocket about as often', () => {
    const landed = new Map<number, number>();
    for (const pocket of every(18_500, (nonce) => pocketOf(drawFrom(seeds(nonce)))))
      landed.set(pocket, (landed.get(pocket) ?? 0) + 1);
    expect(landed.size).toBe(37);
    // 500 expected, deviation 22: six of them.
    for (const count of landed.values()) expect(Math.abs(count - 500)).toBeLessThan(132);
  });

  it('returns 36 of 37 of whatever is bet on, over all pockets', () => {
    const calls = [
      'red',
      'black',
      'even',
      'odd',
      'low',
      'high',
      'dozen-1',
      'dozen-3',
      'column-1',
      'column-2',
      'n-0',
      'n-36',
    ];
    for (const on of calls) {
      expect(isWheelCall(on)).toBe(true);
      const back = every(37, (pocket) => wheelPays([{ on, stake: 1_000 }], pocket)).reduce(
        (a, b) => a + b,
        0,
      );
      expect(back).toBe(36_000);
    }
    for (const on of ['n-37', 'dozen-4', '__proto__', '']) expect(isWheelCall(on)).toBe(false);
    expect(
      wheelPays(
        [
          { on: 'red', stake: 500 },
          { on: 'n-1', stake: 100 },
          { on: 'even', stake: 900 },
        ],
        1,
      ),
    ).toBe(4_600);
  });
});

describe('mines', () => {
  it('lie on as many tiles as were asked for, each on its own, everywhere alike', () => {
    const lying = Array.from({ length: TILES }, () => 0);
    for (const mines of every(5_000, (nonce) => minesOf(drawFrom(seeds(nonce)), 5))) {
      expect(new Set(mines).size).toBe(5);
      for (const tile of mines) lying[tile] = (lying[tile] ?? 0) + 1;
    }
    for (const count of lying) expect(Math.abs(count - 1_000)).toBeLessThan(180);
    expect(minesOf(drawFrom(seeds(1)), 24)).toHaveLength(24);
  });

  it('return 97 of 100 whenever one stops, and never more', () => {
    for (let mines = 1; mines <= 24; mines += 1)
      for (let opened = 1; opened <= TILES - mines; opened += 1) {
        let safe = 1;
        for (let at = 0; at < opened; at += 1) safe *= (TILES - mines - at) / (TILES - at);
        const back = safe * minesPay(1_000_000, mines, opened);
        expect(back).toBeLessThanOrEqual(970_000.1);
        expect(back).toBeGreaterThan(970_000 - 1);
      }
    expect(minesPay(1_000, 3, 0)).toBe(1_000);
  });
});

describe('the flight', () => {
  it('is above 2x in 32 of 66, and at once over in one of 33', () => {
    const points = every(20_000, (nonce) => crashPointOf(drawFrom(seeds(nonce))));
    const share = (of: (point: number) => boolean): number => points.filter(of).length / points.length;
    expect(share((point) => point >= 200)).toBeGreaterThan(0.465);
    expect(share((point) => point >= 200)).toBeLessThan(0.505);
    expect(share((point) => point === 100)).toBeLessThan(0.055);
    expect(share((point) => point === 100)).toBeGreaterThan(0.03);
    expect(Math.min(...points)).toBe(100);
    expect(Math.max(...points)).toBeLessThanOrEqual(100_000);
  });

  it('only rises, and is above a height from its time on', () => {
    for (let ms = 0; ms < 130_000; ms += 700) expect(heightAt(ms + 100)).toBeGreaterThanOrEqual(heightAt(ms));
    for (const height of [100, 101, 150, 200, 1_000, 99_999]) {
      expect(heightAt(timeAbove(height))).toBeGreaterThan(height);
      expect(heightAt(timeAbove(height) - 1)).toBeLessThanOrEqual(height);
    }
    expect(heightAt(-5)).toBe(100);
    expect(heightAt(1e12)).toBe(100_000);
    expect(crashPays(1_000, 237)).toBe(2_370);
  });
});
