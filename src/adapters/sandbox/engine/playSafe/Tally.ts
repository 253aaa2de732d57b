import type { Kernel } from '../kernel/Kernel';
import { BUCKET_MS, REMEMBERED_MS } from './periods';

/** One bet, one round of a game, one deposit – or all rounds of an hour that is over. Paise. */
export interface TallyEntry {
  readonly what: 'bet' | 'game' | 'deposit';
  readonly at: number;
  /** What it put at risk, or brought in. */
  readonly amount: number;
  /** When its result was known; null while it is open. */
  readonly endedAt: number | null;
  /** Won or lost. */
  readonly net: number;
  /** How many it stands for. */
  readonly count: number;
}

export interface Activity {
  readonly staked: number;
  /** Negative: lost. */
  readonly net: number;
  readonly bets: number;
  readonly rounds: number;
  readonly deposited: number;
}

export type SavedTally = readonly (readonly [string, readonly (readonly [string, TallyEntry])[]])[];

/** What a player staked, lost and paid in lately, one line for each thing, written over as that thing goes on. */
export class Tally {
  readonly #kernel: Kernel;
  readonly #users = new Map<string, Map<string, TallyEntry>>();

  constructor(kernel: Kernel, saved: SavedTally = []) {
    this.#kernel = kernel;
    for (const [userId, entries] of saved) this.#users.set(userId, new Map(entries));
  }

  put(userId: string, ref: string, entry: TallyEntry): void {
    const own = this.#users.get(userId) ?? new Map<string, TallyEntry>();
    if (entry.amount === 0 && entry.net === 0) own.delete(ref);
    else own.set(ref, entry);
    this.#users.set(userId, own);
  }

  drop(userId: string, ref: string): void {
    this.#users.get(userId)?.delete(ref);
  }

  get(userId: string, ref: string): TallyEntry | null {
    return this.#users.get(userId)?.get(ref) ?? null;
  }

  /** Since then, exclusive, up to now; `but` leaves one thing out. */
  since(userId: string, from: number, but?: string): Activity {
    const sum = { staked: 0, net: 0, bets: 0, rounds: 0, deposited: 0 };
    for (const [ref, entry] of this.#users.get(userId) ?? []) {
      if (ref === but) continue;
      if (entry.endedAt !== null && entry.endedAt > from) sum.net += entry.net;
      if (entry.at <= from) continue;
      if (entry.what === 'deposit') {
        sum.deposited += entry.amount;
        continue;
      }
      sum.staked += entry.amount;
      sum[entry.what === 'bet' ? 'bets' : 'rounds'] += entry.count;
    }
    return sum;
  }

  /** Stakes of rounds whose result is not known. */
  openRounds(userId: string): number {
    let sum = 0;
    for (const { what, endedAt, amount } of this.#users.get(userId)?.values() ?? [])
      if (what === 'game' && endedAt === null) sum += amount;
    return sum;
  }

  /** Forgets what counts no more and puts finished rounds together by the hour; a sum counts from its latest, so nothing counts too short, and nothing more than an hour too long. */
  sweep(): void {
    const { now } = this.#kernel;
    for (const own of this.#users.values())
      for (const [ref, entry] of own) {
        const last = Math.max(entry.at, entry.endedAt ?? now);
        if (now - last > REMEMBERED_MS) own.delete(ref);
        else if (entry.what === 'game' && !ref.startsWith('hour:') && now - last > BUCKET_MS)
          pack(own, ref, entry, last);
      }
  }

  forget(userId: string): void {
    this.#users.delete(userId);
  }

  save(): SavedTally {
    return [...this.#users].map(([userId, own]) => [userId, [...own]] as const);
  }
}

function hourOf(at: number): number {
  return Math.floor(at / BUCKET_MS);
}

function pack(own: Map<string, TallyEntry>, ref: string, entry: TallyEntry, last: number): void {
  const hour = `hour:${hourOf(entry.at)}.${hourOf(last)}`;
  const there = own.get(hour);
  own.delete(ref);
  own.set(hour, {
    what: 'game',
    at: Math.max(entry.at, there?.at ?? 0),
    amount: entry.amount + (there?.amount ?? 0),
    endedAt: Math.max(last, there?.endedAt ?? 0),
    net: entry.net + (there?.net ?? 0),
    count: entry.count + (there?.count ?? 0),
  });
}
