import { describe, expect, it } from 'vitest';
import { crashPointOf, heightAt, timeAbove } from '@/adapters/sandbox/provider/crash';
import { drawFrom } from '@/adapters/sandbox/provider/fair';
import { bombsOf, goalKind } from '@/adapters/sandbox/provider/kinds/goalKind';
import { crashKind } from '@/adapters/sandbox/provider/kinds/crashKind';
import { minesKind } from '@/adapters/sandbox/provider/kinds/minesKind';
import type { MinesGame } from '@/adapters/sandbox/provider/kinds/minesKind';
import { LIMITS } from '@/adapters/sandbox/provider/limits';
import { minesOf } from '@/adapters/sandbox/provider/mines';
import { worthAt } from '@games/kinds/crash/CrashRound';

const SEEDS = { server: 'the highest win', client: 'x', nonce: 0 };
const common = { variant: '', seeds: SEEDS, elapsedMs: 0, over: false, stake: LIMITS.max };
const worthOf = (shown: object): number => Math.round((shown as { readonly worth: number }).worth * 100);

describe('the highest win of a round', () => {
  it('[P11] Mines never shows more than it pays, and is over when there is nothing more to win', () => {
    let game: MinesGame = { table: 'mines', mines: 10, opened: [] };
    const lay = minesOf(drawFrom(SEEDS), 10);
    const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !lay.includes(tile));
    let paid: unknown = null;
    for (const tile of safe) {
      const turn = minesKind.move?.({ ...common, game }, { call: 'open-tile', tile }) ?? null;
      if (turn === null) throw new Error('a tile that cannot be opened');
      ({ game, paid } = turn);
      expect(worthOf(minesKind.show({ ...common, game }))).toBeLessThanOrEqual(LIMITS.maxWin);
      if (paid !== null) break;
    }
    expect(game.opened.length).toBeLessThan(safe.length);
    expect(paid).toBeGreaterThanOrEqual(LIMITS.maxWin);
  });

  it('[P11] Goal never shows more than it pays', () => {
    const bombs = bombsOf(drawFrom(SEEDS), 3);
    const game = { table: 'goal', width: 3, chosen: bombs.map((bomb) => (bomb + 1) % 3) } as const;
    const shown = goalKind.show({ ...common, stake: LIMITS.maxWin, game });
    expect(worthOf(shown)).toBe(LIMITS.maxWin);
  });

  it('[P11] a flight is left by itself where it can win no more', () => {
    const nonce = Array.from({ length: 5_000 }, (_, at) => at).find(
      (at) => crashPointOf(drawFrom({ ...SEEDS, nonce: at })) > 6_000,
    );
    const seeds = { ...SEEDS, nonce: nonce ?? -1 };
    const game = { table: 'crash', bets: [{ stake: LIMITS.max, auto: null, leftAt: null }] } as const;
    const at = (elapsedMs: number) => crashKind.wait?.({ ...common, seeds, game, elapsedMs }) ?? null;
    const top = timeAbove(4_999);
    expect(heightAt(top - 100)).toBeLessThan(5_000);
    expect(at(top - 100)).toBeNull();
    expect(at(top)).toMatchObject({ paid: LIMITS.maxWin, game: { bets: [{ leftAt: 5_000 }] } });
  });

  it('[P11] and its page shows no more than that', () => {
    const bet = { stake: 10_000, auto: null, leftAt: null };
    expect(worthAt(bet, 49.99, 500_000)).toBe(499_900);
    expect(worthAt(bet, 800, 500_000)).toBe(500_000);
  });
});
