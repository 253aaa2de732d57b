/** When a bet is asked about once more before it is placed. */
export interface BetGuardSetting {
  readonly on: boolean;
  /** Odds further from the best ones than that are asked about. */
  readonly ticks: number;
}

/** What a player can choose from. */
export const GUARD_TICKS = [5, 10, 20, 50] as const;

/** Until the player says otherwise: it costs nothing until a finger slips. */
export const DEFAULT_GUARD: BetGuardSetting = { on: true, ticks: 10 };
