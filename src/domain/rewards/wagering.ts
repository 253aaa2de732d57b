import { paise, type Paise } from '../shared/Money';
import type { BonusPart } from './BonusParts';

export interface Wagering {
  /** Whole percent, rounded down, so that 100 means done. */
  readonly percent: number;
  readonly done: Paise;
  readonly left: Paise;
}

/** How far a target is reached. Paise; a server that says more than the target says "done". */
export function wageringOf(wagered: Paise, target: Paise): Wagering {
  const done = paise(Math.min(Math.max(0, wagered), target));
  return {
    percent: target === 0 ? 100 : Math.floor((done * 100) / target),
    done,
    left: paise(target - done),
  };
}

/** How far one part is, between the part before it and its own requirement. */
export function wageringOfPart(part: BonusPart, before: BonusPart | null, wagered: Paise): Wagering {
  const from = Math.min(before?.required ?? 0, part.required);
  return wageringOf(paise(Math.max(0, wagered - from)), paise(part.required - from));
}
