import { kindOf } from './kinds/kinds';
import { LIMITS } from './limits';
import type { Round, Seat } from './Seat';
import type { ServerSeed } from './ServerSeeds';

/**
 * A seat as its page may see it. Of a round that goes on nothing is shown that would give its end away; of one that has ended everything, so that
 * anybody can reckon it again. Rupees.
 */
export function showSeat(
  seat: Seat,
  secretOf: (nonce: number) => ServerSeed,
  now: number,
): Record<string, unknown> {
  const { table, variant, nonce, round, past } = seat;
  return {
    table,
    variant,
    ...kindOf(table).about?.(variant),
    limits: { min: LIMITS.min / 100, max: LIMITS.max / 100, maxWin: LIMITS.maxWin / 100 },
    past,
    next: { nonce, commit: secretOf(nonce).commit },
    round: round === null ? null : showRound(round, variant, secretOf(round.nonce), now),
  };
}

function showRound(round: Round, variant: string, { seed, commit }: ServerSeed, now: number): unknown {
  const { key, game, stake, paid, due, nonce, client, begunAt } = round;
  const seeds = { server: seed, client, nonce };
  const over = paid !== null;
  return {
    key,
    stake: stake / 100,
    over,
    credited: over && due === null,
    paid: paid === null ? null : paid / 100,
    nonce,
    client,
    commit,
    ...kindOf(game.table).show({ game, stake, variant, seeds, over, elapsedMs: now - begunAt }),
    ...(over ? { server: seed } : {}),
  };
}
