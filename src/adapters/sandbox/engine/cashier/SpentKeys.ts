import type { Kernel } from '../kernel/Kernel';

/** So long a key of a form is remembered. */
const KEY_LIFE_MS = 24 * 3_600_000;

/** What was sent under a key, and what was said to it when that was a no. */
export interface SpentKey {
  readonly userId: string;
  readonly key: string;
  /** Of the whole request. */
  readonly print: string;
  readonly at: number;
  /** The refusal as it was given; null: something stands under the key. */
  readonly refusal: SavedRefusal | null;
}

export interface SavedRefusal {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The keys of forms that were dealt with. A key is used once: by what was taken, or by what was refused. So a copy that something in the middle
 * delivers minutes after a refusal is refused too, and the refusal was the last word (F89).
 */
export class SpentKeys {
  private readonly spent: Map<string, SpentKey>;

  constructor(
    private readonly kernel: Kernel,
    saved?: readonly SpentKey[],
  ) {
    this.spent = new Map((saved ?? []).map((each) => [placeOf(each.userId, each.key), each]));
  }

  of(userId: string, key: string): SpentKey | null {
    const found = this.spent.get(placeOf(userId, key));
    return found === undefined || this.isOld(found) ? null : found;
  }

  spend(userId: string, key: string, print: string, refusal: SavedRefusal | null): void {
    this.spent.set(placeOf(userId, key), { userId, key, print, at: this.kernel.now, refusal });
    this.kernel.touch();
  }

  forget(userId: string): void {
    for (const [place, each] of this.spent) if (each.userId === userId) this.spent.delete(place);
  }

  sweep(): void {
    for (const [place, each] of this.spent) if (this.isOld(each)) this.spent.delete(place);
  }

  save(): readonly SpentKey[] {
    return [...this.spent.values()];
  }

  private isOld({ at }: SpentKey): boolean {
    return this.kernel.now - at >= KEY_LIFE_MS;
  }
}

function placeOf(userId: string, key: string): string {
  return `${userId} ${key}`;
}
