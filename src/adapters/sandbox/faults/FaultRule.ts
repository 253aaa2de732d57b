export interface FaultOptions {
  /** How often it strikes. Default: once. */
  readonly times?: number;
  /** How many matching calls pass unharmed first. Default: none. */
  readonly after?: number;
  /** Probability for each match, drawn from the plan's seed. Default: always. */
  readonly chance?: number;
  /** For HTTP: only this method. Default: both. */
  readonly method?: 'GET' | 'POST';
}

/** What a test holds in its hand: each test first proves that its fault happened. */
export interface FaultHandle {
  readonly id: string;
  occurred(): number;
  /** Resolves at the first occurrence. */
  happened(): Promise<void>;
  cancel(): void;
}

/** One planned fault and the count of how often it struck. `F` is the fault itself. */
export class FaultRule<F> implements FaultHandle {
  private left: number;
  private spared: number;
  private count = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly fault: F,
    private readonly pattern: string,
    private readonly options: FaultOptions = {},
  ) {
    this.left = options.times ?? 1;
    this.spared = options.after ?? 0;
  }

  /** True when it strikes this call; uses up one of its times. `pattern` is exact, or ends in `*`. */
  strikes(name: string, random: () => number, method?: string): boolean {
    if (this.left <= 0 || !this.matches(name, method)) return false;
    if (this.spared > 0) {
      this.spared -= 1;
      return false;
    }
    if ((this.options.chance ?? 1) < 1 && random() >= (this.options.chance ?? 1)) return false;
    this.left -= 1;
    this.note();
    return true;
  }

  note(times = 1): void {
    if (times <= 0) return;
    this.count += times;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  occurred(): number {
    return this.count;
  }

  happened(): Promise<void> {
    return this.count > 0 ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  cancel(): void {
    this.left = 0;
  }

  get isActive(): boolean {
    return this.left > 0;
  }

  private matches(name: string, method?: string): boolean {
    if (this.options.method !== undefined && method !== this.options.method) return false;
    return this.pattern.endsWith('*') ? name.startsWith(this.pattern.slice(0, -1)) : name === this.pattern;
  }
}
