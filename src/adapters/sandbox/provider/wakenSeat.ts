import type { Seat } from './Seat';

/** `due` is younger than some rounds that are kept: those were paid at their end. */
export function wakenSeat(saved: Seat): Seat {
  const { round, ...seat } = structuredClone(saved);
  return {
    ...seat,
    round: round === null ? null : { ...round, due: (round.due as number | undefined) ?? null },
  };
}
