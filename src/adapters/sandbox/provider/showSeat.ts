import { crashPointOf, heightAt } from './crash';
import type { Seeds } from './fair';
import { minesOf, minesPay } from './mines';
import { LIMITS } from './limits';
import type { Round, Seat } from './Seat';
import type { ServerSeed } from './ServerSeeds';
import { pocketOf } from './wheel';

/**
 * A seat as its page may see it. Of a round that goes on nothing is told that would give its end away; of one that has ended everything, so that
 * anybody can reckon it again. Rupees.
 */
export function showSeat(
  seat: Seat,
  secretOf: (nonce: number) => ServerSeed,
  now: number,
): Record<string, unknown> {
  const { table, nonce, round } = seat;
  return {
    table,
    limits: { min: LIMITS.min / 100, max: LIMITS.max / 100, maxWin: LIMITS.maxWin / 100 },
    next: { nonce, commit: secretOf(nonce).commit },
    round: round === null ? null : showRound(round, secretOf(round.nonce), now),
  };
}

function showRound(round: Round, { seed, commit }: ServerSeed, now: number): unknown {
  const { key, stake, paid, due, nonce, client } = round;
  return {
    key,
    stake: stake / 100,
    over: paid !== null,
    credited: paid !== null && due === null,
    paid: paid === null ? null : paid / 100,
    nonce,
    client,
    commit,
    ...shown(round, { server: seed, client, nonce }, now),
    ...(paid === null ? {} : { server: seed }),
  };
}

function shown({ game, stake, paid, begunAt, leftAt }: Round, seeds: Seeds, now: number): object {
  switch (game.table) {
    case 'wheel':
      return {
        pocket: pocketOf(seeds),
        bets: game.bets.map(({ on, stake: each }) => ({ on, stake: each / 100 })),
      };
    case 'mines': {
      const { mines, opened } = game;
      const worth = minesPay(stake, mines, opened.length) / 100;
      return { mines, opened, worth, ...(paid === null ? {} : { lay: minesOf(seeds, mines) }) };
    }
    case 'crash': {
      const elapsedMs = now - begunAt;
      if (paid === null) return { auto: game.auto, elapsedMs, height: heightAt(elapsedMs) };
      return { auto: game.auto, leftAt, point: crashPointOf(seeds) };
    }
  }
}
