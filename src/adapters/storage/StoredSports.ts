import type { Clock } from '@/application/ports/device/Clock';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { SavedSports, SportsMemory } from '@/application/ports/device/SportsMemory';
import { SESSION } from './deviceKeys';

/** Later a match has gone on without us. */
const KEEP_MS = 15 * 60 * 1_000;
/** Of each text, in characters: a page's own use of the store must never be felt by the rest of it. */
const MAX_TEXT = 200_000;

/** How it is written down, and read whatever is there. */
export interface SavedSportsWire {
  toSaved(sports: SavedSports): { readonly sports: unknown; readonly odds: unknown };
  fromSaved(sports: unknown, odds: unknown): SavedSports | null;
}

/** `sportsData` and `oddsData` of the session (SPORT-03). Both are caches: the first to go when the store is full (F70). */
export class StoredSports implements SportsMemory {
  constructor(
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
    private readonly wire: SavedSportsWire,
  ) {}

  keep(saved: SavedSports): void {
    const { sports, odds } = this.wire.toSaved(saved);
    this.#write(SESSION.sportsData, sports);
    this.#write(SESSION.oddsData, odds);
  }

  load(): SavedSports | null {
    const sports = this.#read(SESSION.sportsData);
    return sports === null ? null : this.wire.fromSaved(sports, this.#read(SESSION.oddsData));
  }

  #write(key: string, value: unknown): void {
    const text = JSON.stringify({ at: this.clock.now(), value });
    if (text.length > MAX_TEXT) this.store.remove(key);
    else this.store.write(key, text);
  }

  #read(key: string): unknown {
    const text = this.store.read(key);
    if (text === null) return null;
    const age = text.length > MAX_TEXT ? Number.NaN : this.clock.now() - Number(dated(text)?.at);
    if (age >= 0 && age < KEEP_MS) return dated(text)?.value ?? null;
    this.store.remove(key);
    return null;
  }
}

function dated(text: string): { readonly at?: unknown; readonly value?: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
