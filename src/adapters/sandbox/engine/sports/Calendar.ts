import { fixture, numberAfter, startOf } from './fixture';
import { FORMATS } from './formats';
import type { Format } from './Format';
import type { Match } from './Match';

/** Which match comes next, format by format. The calendar has no end, so the world never dries out. */
export class Calendar {
  private readonly seed: string;
  /** The next number of each format, by the format's id. */
  private readonly next: Map<string, number>;

  constructor(seed: string, saved?: readonly (readonly [string, number])[]) {
    this.seed = seed;
    this.next = new Map(saved);
  }

  /** When the next match has to be listed. */
  nextDue(): number {
    let due = Infinity;
    for (const format of FORMATS) due = Math.min(due, this.listingAt(format));
    return due;
  }

  /** The matches to be listed by this moment, among them those that have started already. */
  takeDue(now: number): readonly Match[] {
    const taken: Match[] = [];
    for (const format of FORMATS) {
      const relevant = numberAfter(format, now - format.longestMs);
      const first = Math.max(relevant, this.next.get(format.id) ?? relevant);
      const last = numberAfter(format, now) + format.ahead - 1;
      for (let number = first; number <= last; number += 1) taken.push(fixture(this.seed, format, number));
      this.next.set(format.id, Math.max(last + 1, first));
    }
    return taken;
  }

  save(): readonly (readonly [string, number])[] {
    return [...this.next];
  }

  /** A match is listed as soon as the one `ahead` places before it starts. */
  private listingAt(format: Format): number {
    return startOf(format, (this.next.get(format.id) ?? 0) - format.ahead);
  }
}
