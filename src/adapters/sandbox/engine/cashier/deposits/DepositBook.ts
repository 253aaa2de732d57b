import type { DepositRecord, OrderRecord, SavedDeposits } from './DepositRecord';

const INDIA_MS = 19_800_000;
const DAY_MS = 86_400_000;
/** Of one player: the oldest decided ones go, once nobody can send their keys again. */
const MAX_EACH = 200;
/** An order that nobody came back to. */
const ORDER_LIFE_MS = DAY_MS;

/** What the engine keeps of deposits. One open order a player: a new one takes its place. */
export class DepositBook {
  private records: DepositRecord[];
  private readonly orders: Map<string, OrderRecord>;

  constructor(saved?: SavedDeposits) {
    this.records = (saved?.records ?? []).map((record) => ({ ...record }));
    this.orders = new Map((saved?.orders ?? []).map((order) => [order.userId, { ...order }]));
  }

  order(userId: string): OrderRecord | null {
    return this.orders.get(userId) ?? null;
  }

  keepOrder(order: OrderRecord): void {
    this.orders.set(order.userId, order);
  }

  dropOrder(userId: string): void {
    this.orders.delete(userId);
  }

  add(record: DepositRecord): void {
    this.records.push(record);
    const own = this.records.filter(({ userId }) => userId === record.userId);
    const past = record.createdAt - DAY_MS;
    const decided = own.filter(({ status, createdAt }) => status !== 'pending' && createdAt <= past);
    for (const old of decided.slice(0, Math.max(0, own.length - MAX_EACH)))
      this.records.splice(this.records.indexOf(old), 1);
  }

  find(id: string): DepositRecord | null {
    return this.records.find((record) => record.id === id) ?? null;
  }

  withKey(userId: string, key: string): DepositRecord | null {
    return this.records.find((record) => record.userId === userId && record.key === key) ?? null;
  }

  /** Newest first. */
  of(userId: string): readonly DepositRecord[] {
    return this.records.filter((record) => record.userId === userId).toReversed();
  }

  /** A payment counts once, whoever names it; what was declined or has expired may be named again. */
  hasReference(reference: string): boolean {
    return this.records.some(
      (record) =>
        sameTransfer(record.reference, reference) &&
        (record.status === 'pending' || record.status === 'approved'),
    );
  }

  /** Paise asked for since midnight in India, refused ones left out. */
  usedToday(userId: string, now: number): number {
    const midnight = Math.floor((now + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS;
    return this.records
      .filter(
        ({ createdAt, status }) => createdAt >= midnight && status !== 'declined' && status !== 'expired',
      )
      .filter((record) => record.userId === userId)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  forget(userId: string): void {
    this.records = this.records.filter((record) => record.userId !== userId);
    this.orders.delete(userId);
  }

  sweep(now: number): void {
    for (const order of this.orders.values())
      if (now - order.expiresAt > ORDER_LIFE_MS) this.orders.delete(order.userId);
  }

  save(): SavedDeposits {
    return { records: this.records, orders: [...this.orders.values()] };
  }
}

/** A hash is the same one on every network that writes it, with its `0x` or without. */
function sameTransfer(one: string, other: string): boolean {
  return one.replace(/^0x/, '') === other.replace(/^0x/, '');
}
