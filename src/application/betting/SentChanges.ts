import { betKey } from '@/domain/shared/ids';
import type { BetKey, UserId } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';

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

/** Their keys, kept on the device per user before anything leaves it (F58): one for each bet and market, until a server has said what became of it. */
export class SentChanges {
  constructor(
    private readonly store: KeyValueStore,
    private readonly session: Pick<SessionView, 'user'>,
  ) {}

  find(what: SentChange['what'], on: string): SentChange | null {
    return this.all().find((each) => each.what === what && each.on === on) ?? null;
  }

  all(): readonly SentChange[] {
    const user = this.session.user?.id;
    return user === undefined ? [] : decode(this.store.read(storeKey(user)));
  }

  put(change: SentChange): void {
    this.#write([...this.all().filter(({ what, on }) => what !== change.what || on !== change.on), change]);
  }

  remove(key: BetKey): void {
    this.#write(this.all().filter((each) => each.key !== key));
  }

  #write(changes: readonly SentChange[]): void {
    const user = this.session.user?.id;
    if (user === undefined) return;
    if (changes.length === 0) this.store.remove(storeKey(user));
    else this.store.write(storeKey(user), JSON.stringify(changes.slice(-MAX_SAVED)));
  }
}

function storeKey(user: UserId): string {
  return `betChanges:${user}`;
}

/** As far as it is still ours (F71). Never throws. */
function decode(text: string | null): readonly SentChange[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap((each: unknown) => changeOf(each) ?? []) : [];
  } catch {
    return [];
  }
}

function changeOf(entry: unknown): SentChange | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { what, on, key, terms, changed, sentAt } = entry as Readonly<Record<string, unknown>>;
  if (what !== 'edit' && what !== 'cashOut') return null;
  if (typeof on !== 'string' || typeof key !== 'string' || !BET_KEY.test(key)) return null;
  if (typeof terms !== 'string' || typeof sentAt !== 'number' || !Number.isFinite(sentAt)) return null;
  return { what, on, key: betKey(key), terms, sentAt, ...(changed === true ? { changed } : {}) };
}
