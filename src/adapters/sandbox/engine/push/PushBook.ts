import type { PushRecord } from './PushRecord';

/** assumed: as many as a player may have sessions. The oldest goes. */
const EACH = 10;

/** Which browsers are told of whom. One browser belongs to one player: to the last one who asked. */
export class PushBook {
  readonly #records = new Map<string, PushRecord>();

  constructor(saved?: readonly PushRecord[]) {
    for (const each of saved ?? []) this.#records.set(each.endpoint, each);
  }

  find(endpoint: string): PushRecord | undefined {
    return this.#records.get(endpoint);
  }

  all(): readonly PushRecord[] {
    return [...this.#records.values()];
  }

  of(userId: string): readonly PushRecord[] {
    return this.all().filter((each) => each.userId === userId);
  }

  get isEmpty(): boolean {
    return this.#records.size === 0;
  }

  put(record: PushRecord): void {
    this.#records.delete(record.endpoint);
    const [oldest] = this.of(record.userId).slice(0, -(EACH - 1));
    if (oldest !== undefined) this.#records.delete(oldest.endpoint);
    this.#records.set(record.endpoint, record);
  }

  /** False when there was none. */
  drop(endpoint: string): boolean {
    return this.#records.delete(endpoint);
  }

  /** Those of a session that is over, or of a player who is gone. False when there was none. */
  dropWhere(isGone: (record: PushRecord) => boolean): boolean {
    const gone = this.all().filter(isGone);
    for (const { endpoint } of gone) this.#records.delete(endpoint);
    return gone.length > 0;
  }
}
