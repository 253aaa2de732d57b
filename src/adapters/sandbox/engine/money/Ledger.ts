import type { Kernel } from '../kernel/Kernel';
import type { LedgerAccount, LedgerEntry, LedgerEntryType } from './LedgerEntry';

export interface SavedLedger {
  /** Balances before the oldest entry that is still kept. */
  readonly opening: readonly (readonly [LedgerAccount, number])[];
  readonly entries: readonly LedgerEntry[];
}

/** Double entry in integer paise. Balances are the fold of the entries; nothing else can change them. */
export class Ledger {
  private readonly kernel: Kernel;
  private readonly opening: Map<LedgerAccount, number>;
  private readonly balances: Map<LedgerAccount, number>;
  private recent: LedgerEntry[];
  private listener: (entry: LedgerEntry) => void = () => undefined;

  constructor(kernel: Kernel, saved?: SavedLedger) {
    this.kernel = kernel;
    this.opening = new Map(saved?.opening);
    this.balances = new Map(this.opening);
    this.recent = [];
    for (const entry of saved?.entries ?? []) this.write(entry);
  }

  /** Throws when the amounts are not whole paise or do not sum to 0: that is a bug of the engine. */
  post(
    type: LedgerEntryType,
    ref: string,
    postings: readonly (readonly [LedgerAccount, number])[],
  ): LedgerEntry {
    let sum = 0;
    for (const [account, amount] of postings) {
      if (!Number.isSafeInteger(amount)) throw new Error(`not whole paise for ${account}: ${amount}`);
      sum += amount;
    }
    if (sum !== 0) throw new Error(`a ${type} entry does not sum to 0 but to ${sum}`);
    const entry: LedgerEntry = Object.freeze({
      id: this.kernel.nextId(),
      at: this.kernel.now,
      type,
      ref,
      postings: Object.freeze(
        postings.filter(([, amount]) => amount !== 0).map((posting) => Object.freeze(posting)),
      ),
    });
    this.write(entry);
    this.listener(entry);
    this.kernel.touch();
    this.kernel.note('ledger', type, ref, ...entry.postings.flat());
    return entry;
  }

  /** Whoever keeps a view of it: told of every entry from now on. */
  follow(listener: (entry: LedgerEntry) => void): void {
    this.listener = listener;
  }

  balance(account: LedgerAccount): number {
    return this.balances.get(account) ?? 0;
  }

  entries(): readonly LedgerEntry[] {
    return this.recent;
  }

  /** Of all accounts together: 0, always. */
  sum(): number {
    let total = 0;
    for (const amount of this.balances.values()) total += amount;
    return total;
  }

  /** Folds the oldest entries into the opening balances, so that a snapshot stays small. */
  trim(keep: number): void {
    const surplus = this.recent.length - keep;
    if (surplus <= 0) return;
    for (const entry of this.recent.slice(0, surplus)) add(this.opening, entry);
    this.recent = this.recent.slice(surplus);
  }

  save(): SavedLedger {
    return { opening: [...this.opening], entries: this.recent };
  }

  private write(entry: LedgerEntry): void {
    this.recent.push(entry);
    add(this.balances, entry);
  }
}

function add(balances: Map<LedgerAccount, number>, entry: LedgerEntry): void {
  for (const [account, amount] of entry.postings)
    balances.set(account, (balances.get(account) ?? 0) + amount);
}
