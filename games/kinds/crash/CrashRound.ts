import type { Round, View } from '../../page/Game';

export interface FlightBet {
  readonly stake: number;
  /** Hundredths; null: by hand. */
  readonly auto: number | null;
  /** Where it was left, hundredths; null: it was not. */
  readonly leftAt: number | null;
}

export interface CrashRound extends Round {
  readonly bets: readonly FlightBet[];
  /** How high it is while it goes on, hundredths. */
  readonly height?: number;
  /** Where the flight has ended, hundredths. */
  readonly point?: number;
}

export interface CrashView extends View {
  /** Between which heights a bet may leave by itself, hundredths. */
  readonly heights: { readonly min: number; readonly max: number };
}

/** How high a flight is by its own count: hundredths that are complete. */
export function wholeHundredths(height: number): number {
  return Math.floor(height * 100 + 1e-6) / 100;
}

/** What a bet has become, in whole paise, `most` at most: what it shows is what it pays. */
export function worthAt({ stake }: FlightBet, height: number, most = Infinity): number {
  return Math.min(most, Math.floor(stake * wholeHundredths(height) * 100 + 1e-6) / 100);
}
