export const PUSH_KINDS = ['price', 'start', 'score', 'end', 'matched', 'settled'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** What a device wants to be told of. Names are none of it: the server has its own. */
export interface PushRule {
  /** The device's own name for it: what was told is said by it. */
  readonly id: string;
  readonly kind: 'price' | 'start' | 'score' | 'end';
  readonly matchId: string;
  /** Of a price alone. Odds in hundredths. */
  readonly price: {
    readonly marketId: string;
    readonly runnerId: string;
    readonly side: 'back' | 'lay';
    readonly odds: number;
  } | null;
}

/** Hours of the day in India; over midnight where the end is before the beginning. */
export interface PushQuiet {
  readonly from: number;
  readonly to: number;
}

export interface PushSettings {
  readonly rules: readonly PushRule[];
  readonly off: readonly PushKind[];
  readonly quiet: PushQuiet | null;
  readonly language: 'en' | 'hi';
}

const INDIA_MS = 19_800_000;
const HOUR_MS = 3_600_000;

/** Walks the hours from the first to the last, as a clock does. */
export function isSilent(quiet: PushQuiet | null, at: number): boolean {
  if (quiet === null) return false;
  const hour = Math.floor((at + INDIA_MS) / HOUR_MS) % 24;
  for (let each = quiet.from; each !== quiet.to; each = (each + 1) % 24) if (each === hour) return true;
  return false;
}
