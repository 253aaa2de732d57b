/** A `Storage` that can be made to refuse: blocked (throws on any access), full (throws beyond a number of characters). */
export class MemoryStorage implements Storage {
  readonly values = new Map<string, string>();
  refusals = 0;

  constructor(private readonly capacity = Number.POSITIVE_INFINITY) {}

  [name: string]: unknown;

  get length(): number {
    return this.values.size;
  }

  clear(): void {
    this.values.clear();
  }

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }

  setItem(key: string, value: string): void {
    const used = [...this.values].reduce(
      (sum, [name, held]) => (name === key ? sum : sum + name.length + held.length),
      0,
    );
    if (used + key.length + value.length > this.capacity) {
      this.refusals += 1;
      throw new DOMException('full', 'QuotaExceededError');
    }
    this.values.set(key, value);
  }
}
