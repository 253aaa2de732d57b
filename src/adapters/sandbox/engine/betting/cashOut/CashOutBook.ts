import { KEY_LIFE_MS } from '../BetBook';
import type { CashOutRecord } from './CashOutRecord';

/** All cash outs whose keys still count, refused ones too: asked again, the same answer (P14). */
export class CashOutBook {
  private readonly byKey = new Map<string, CashOutRecord>();

  constructor(saved?: readonly CashOutRecord[]) {
    for (const record of saved ?? []) this.add(record);
  }

  add(record: CashOutRecord): void {
    this.byKey.set(`${record.userId} ${record.key}`, record);
  }

  /** A key counts for its owner alone, and for 24 hours. */
  withKey(userId: string, key: string, now: number): CashOutRecord | null {
    const record = this.byKey.get(`${userId} ${key}`);
    return record === undefined || isOld(record, now) ? null : record;
  }

  sweep(now: number): void {
    for (const [key, record] of this.byKey) if (isOld(record, now)) this.byKey.delete(key);
  }

  forget(userId: string): void {
    for (const [key, record] of this.byKey) if (record.userId === userId) this.byKey.delete(key);
  }

  save(): readonly CashOutRecord[] {
    return [...this.byKey.values()];
  }
}

function isOld(record: CashOutRecord, now: number): boolean {
  return now - record.createdAt >= KEY_LIFE_MS;
}
