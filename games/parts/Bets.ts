type Placed = ReadonlyMap<string, number>;

/** What lies on a cloth, paise by field. It knows what was there before, so that it can be undone, and what the last round was played with. */
export class Bets {
  private now: Placed = new Map();
  private before: Placed[] = [];
  /** The last round's chips are still to be seen, but are no bet. */
  private isOld = false;

  /** `played`: with what the last round was begun. */
  constructor(
    private readonly most: number,
    private played: Placed = new Map(),
  ) {}

  get fields(): Placed {
    return this.now;
  }

  get total(): number {
    return totalOf(this.now);
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  get canRepeat(): boolean {
    return this.played.size > 0 && (this.isOld || this.now.size === 0);
  }

  /** False when the table takes no more: then nothing has changed. */
  place(fields: readonly string[], amount: number): boolean {
    const next = new Map(this.isOld ? [] : this.now);
    for (const on of fields) next.set(on, (next.get(on) ?? 0) + amount);
    return this.become(next);
  }

  double(): boolean {
    return this.become(new Map([...this.now].map(([on, amount]) => [on, amount * 2])));
  }

  repeat(): boolean {
    return this.become(this.played);
  }

  clear(): void {
    this.become(new Map());
  }

  undo(): void {
    this.now = this.before.pop() ?? new Map();
    this.isOld = false;
  }

  /** The round has begun with what lies there. */
  begun(): void {
    this.played = this.now;
    this.before = [];
    this.isOld = true;
  }

  private become(next: Placed): boolean {
    if (totalOf(next) > this.most) return false;
    if (!this.isOld) this.before.push(this.now);
    this.now = next;
    this.isOld = false;
    return true;
  }
}

function totalOf(placed: Placed): number {
  return [...placed.values()].reduce((all, each) => all + each, 0);
}
