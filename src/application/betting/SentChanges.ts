import { betKey, type BetKey } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { SentOnDevice } from '../shared/SentOnDevice';

const BET_KEY = /^[0-9a-f]{32}$/;
const MAX_SAVED = 50;

/** An edit or a cash out that was sent, and whose fate is not known. */
export interface SentChange {
  readonly what: 'edit' | 'cashOut';
  /** The bet that is changed, or the market that is cashed out. */
  readonly on: string;
  readonly key: BetKey;
  /** What exactly was asked for: another version of it is asked for first. */
  readonly terms: string;
  /** Another version of it was sent under this key before. */
  readonly changed?: true;
  /** Wall time. */
  readonly sentAt: number;
}

/** One for each bet and market, stored on the device before it leaves (F58), until a server has said what became of it. */
export class SentChanges {
  readonly #stored: SentOnDevice<SentChange>;

  constructor(store: KeyValueStore, session: Pick<SessionView, 'owner'>) {
    this.#stored = new SentOnDevice(store, session, 'change', decodeSentChange);
  }

  find(what: SentChange['what'], on: string): SentChange | null {
    return this.all().findLast((each) => each.what === what && each.on === on) ?? null;
  }

  /** Oldest first. */
  all(): readonly SentChange[] {
    return this.#stored.all();
  }

  put(change: SentChange): void {
    const others = this.all().filter(({ key }) => key !== change.key);
    const replaced = others.filter(({ what, on }) => what === change.what && on === change.on);
    const rest = others.filter((each) => !replaced.includes(each));
    for (const { key } of [...replaced, ...rest.slice(0, 1 - MAX_SAVED)]) this.remove(key);
    this.#stored.put(change);
  }

  remove(key: BetKey): void {
    this.#stored.remove(key);
  }
}

/** null when it is none of ours (F71). */
function decodeSentChange(entry: unknown): SentChange | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { what, on, key, terms, changed, sentAt } = entry as Readonly<Record<string, unknown>>;
  if (what !== 'edit' && what !== 'cashOut') return null;
  if (typeof on !== 'string' || typeof key !== 'string' || !BET_KEY.test(key)) return null;
  if (typeof terms !== 'string' || typeof sentAt !== 'number' || !Number.isFinite(sentAt)) return null;
  return { what, on, key: betKey(key), terms, sentAt, ...(changed === true ? { changed } : {}) };
}
