import type { Round, Seat } from './Seat';

/** As rounds were saved before a flight had bets of its own. */
interface OlderRound extends Omit<Round, 'due' | 'game' | 'raises' | 'asked'> {
  readonly raises?: Round['raises'];
  readonly asked?: number;
  readonly due?: number | null;
  readonly leftAt?: number | null;
  readonly game: Round['game'] | { readonly table: 'crash'; readonly auto: number | null };
}

/** Some saved seats are older than `past`, some rounds older than `due`, variants, second bets and raises: those were paid at their end, of the one game there was, and had one bet. */
export function wakenSeat(saved: Seat): Seat {
  const { round, ...seat } = structuredClone(saved);
  return {
    ...seat,
    variant: (seat.variant as string | undefined) ?? '',
    past: (seat.past as Seat['past'] | undefined) ?? [],
    round: round === null ? null : wakenRound(round),
  };
}

function wakenRound({
  leftAt = null,
  game,
  due = null,
  raises = [],
  asked = 0,
  ...older
}: OlderRound): Round {
  const round = { ...older, due, raises, asked };
  if (!('auto' in game)) return { ...round, game };
  return { ...round, game: { table: 'crash', bets: [{ stake: round.stake, auto: game.auto, leftAt }] } };
}
