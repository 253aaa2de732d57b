import type { SavedWithdrawals, WithdrawalRecord } from './WithdrawalRecord';

const INDIA_MS = 19_800_000;
const DAY_MS = 86_400_000;
/** Of one player: the oldest decided ones go, once nobody can send their keys again. */
const MAX_EACH = 200;

/** What the engine keeps of withdrawals. */
export class WithdrawalBook {
  private records: WithdrawalRecord[];
  private readonly locks: Map<string, number>;

  constructor(saved?: SavedWithdrawals) {
    this.records = (saved?.records ?? []).map((record) => ({ ...record }));
    this.locks = new Map(saved?.locks);
  }

  add(record: WithdrawalRecord): void {
    this.records.push(record);
    const own = this.records.filter(({ userId }) => userId === record.userId);
    const past = record.createdAt - DAY_MS;
    const decided = own.filter(({ status, createdAt }) => status !== 'pending' && createdAt <= past);
    const old = new Set(decided.slice(0, Math.max(0, own.length - MAX_EACH)));
    if (old.size > 0) this.records = this.records.filter((each) => !old.has(each));
  }

  find(id: string): WithdrawalRecord | null {
    return this.records.find((record) => record.id === id) ?? null;
  }

  withKey(userId: string, key: string): WithdrawalRecord | null {
    return this.records.find((record) => record.userId === userId && record.key === key) ?? null;
  }

  /** Newest first. */
  of(userId: string): readonly WithdrawalRecord[] {
    return this.records.filter((record) => record.userId === userId).toReversed();
  }

  pending(userId: string): readonly WithdrawalRecord[] {
    return this.of(userId).filter(({ status }) => status === 'pending');
  }

  /** Accounts on file that money is on its way to. */
  awaited(userId: string): readonly string[] {
    return this.pending(userId).flatMap(({ accountId }) => (accountId === '' ? [] : [accountId]));
  }

  /** Requests since midnight in India; what the player took back counts too, or there would be no end of it. */
  madeToday(userId: string, now: number): number {
    const midnight = Math.floor((now + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS;
    return this.of(userId).filter(({ createdAt }) => createdAt >= midnight).length;
  }

  /** Cash that must be wagered first. Paise. */
  lockedOf(userId: string): number {
    return this.locks.get(userId) ?? 0;
  }

  lock(userId: string, amount: number): void {
    if (amount === 0) this.locks.delete(userId);
    else this.locks.set(userId, amount);
  }

  forget(userId: string): void {
    this.records = this.records.filter((record) => record.userId !== userId);
    this.locks.delete(userId);
  }

  save(): SavedWithdrawals {
    return { records: this.records, locks: [...this.locks] };
  }
}
