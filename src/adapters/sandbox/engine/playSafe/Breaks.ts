import type { Kernel } from '../kernel/Kernel';
import { DAY_MS, HALF_YEAR_MS, RETURN_WAIT_MS } from './periods';

interface Exclusion {
  readonly from: number;
  /** Null: until the player asks to come back, which they may after half a year. */
  readonly until: number | null;
  readonly returnAskedAt: number | null;
}

export interface SavedBreaks {
  readonly timeOuts: readonly (readonly [string, number])[];
  readonly exclusions: readonly (readonly [string, Exclusion])[];
}

/** Why somebody may not be here now. */
export type ActiveBreak =
  | { readonly kind: 'timeOut'; readonly until: number }
  | {
      readonly kind: 'excluded';
      readonly until: number | null;
      /** From when they may ask to come back. */
      readonly askFrom: number;
      /** When they are back; null while they have not asked. */
      readonly backAt: number | null;
    };

export type ReturnReply = 'ASKED' | 'TOO_EARLY' | 'NOT_EXCLUDED';

/** Time-outs and self-exclusions. Nothing here can be made shorter, by nobody. */
export class Breaks {
  readonly #kernel: Kernel;
  readonly #timeOuts: Map<string, number>;
  readonly #exclusions: Map<string, Exclusion>;

  constructor(kernel: Kernel, saved?: SavedBreaks) {
    this.#kernel = kernel;
    this.#timeOuts = new Map(saved?.timeOuts);
    this.#exclusions = new Map(saved?.exclusions);
  }

  /** Null: nothing keeps them out. An exclusion that is over still does, until its player asked to come back and waited. */
  activeBreak(userId: string): ActiveBreak | null {
    const { now } = this.#kernel;
    const excluded = this.#exclusions.get(userId);
    if (excluded !== undefined) {
      const backAt = backOf(excluded);
      if (backAt === null || now < backAt)
        return { kind: 'excluded', until: excluded.until, askFrom: askFrom(excluded), backAt };
    }
    const until = this.#timeOuts.get(userId);
    return until !== undefined && now < until ? { kind: 'timeOut', until } : null;
  }

  timeOut(userId: string, days: number): void {
    const until = Math.max(this.#timeOuts.get(userId) ?? 0, this.#kernel.now + days * DAY_MS);
    this.#timeOuts.set(userId, until);
    this.#kernel.touch();
    this.#kernel.note('time-out', userId, until);
  }

  /** `halfYears` null: indefinite. One that runs can only become longer, and a wish to come back is forgotten. */
  exclude(userId: string, halfYears: number | null): void {
    const { now } = this.#kernel;
    const known = this.activeBreak(userId)?.kind === 'excluded' ? this.#exclusions.get(userId) : undefined;
    const wanted = halfYears === null ? null : now + halfYears * HALF_YEAR_MS;
    const until = wanted === null || known?.until === null ? null : Math.max(wanted, known?.until ?? 0);
    this.#exclusions.set(userId, { from: now, until, returnAskedAt: null });
    this.#kernel.touch();
    this.#kernel.note('self-exclusion', userId, until);
  }

  /** Asked twice, the first time counts. */
  askReturn(userId: string): ReturnReply {
    const known = this.#exclusions.get(userId);
    if (known === undefined || this.activeBreak(userId)?.kind !== 'excluded') return 'NOT_EXCLUDED';
    if (this.#kernel.now < askFrom(known)) return 'TOO_EARLY';
    if (known.returnAskedAt === null) {
      this.#exclusions.set(userId, { ...known, returnAskedAt: this.#kernel.now });
      this.#kernel.touch();
      this.#kernel.note('return-asked', userId);
    }
    return 'ASKED';
  }

  forget(userId: string): void {
    this.#timeOuts.delete(userId);
    this.#exclusions.delete(userId);
  }

  save(): SavedBreaks {
    return { timeOuts: [...this.#timeOuts], exclusions: [...this.#exclusions] };
  }
}

function askFrom({ from, until }: Exclusion): number {
  return until ?? from + HALF_YEAR_MS;
}

function backOf({ until, returnAskedAt }: Exclusion): number | null {
  if (returnAskedAt === null) return null;
  return returnAskedAt + RETURN_WAIT_MS[until === null ? 'indefinite' : 'definite'];
}
