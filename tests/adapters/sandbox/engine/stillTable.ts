import { Bench } from './Bench';
import type { Player, WireMatchFacts } from './Bench';

export interface Table {
  readonly bench: Bench;
  readonly player: Player;
  readonly match: WireMatchFacts;
  readonly marketId: string;
  readonly first: string;
  readonly second: string;
}

/** A still cricket market: first runner at 2.00 to back, second at 3.00, one lakh at every best price. */
export function table(delaySeconds = 0, format: 'fives' | 'twenty' | 'soccer' = 'twenty'): Table {
  const bench = Bench.again();
  const player = bench.player();
  const match = bench.stillMatch(format, delaySeconds);
  const [first, second] = match.matchOdds.runners.map((runner) => runner.id);
  return { bench, player, match, marketId: match.matchOdds.id, first: first ?? '', second: second ?? '' };
}
