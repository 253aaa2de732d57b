import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { SavedValue } from '../shared/SavedValue';

/** Names of what is long over cost nothing but room: the oldest make way. */
const MAX_NAMES = 100;
const BETWEEN = '\n';

/** What somebody marked, by name: saved on this device, for each player apart. Nobody else is told. */
export class SavedNames<Name extends string> {
  readonly #saved: SavedValue<readonly Name[]>;

  constructor(
    /** What the names are: the first word of their key. */
    of: string,
    nameOf: (text: string) => Name,
    store: KeyValueStore,
    session: Pick<SessionView, 'user'>,
  ) {
    this.#saved = new SavedValue<readonly Name[]>(store, {
      key: () => `${of}.${session.user?.id ?? 'visitor'}`,
      decode: (text) => namesIn(text ?? '').map(nameOf),
      encode: (names) => (names.length === 0 ? null : names.slice(-MAX_NAMES).join(BETWEEN)),
    });
  }

  /** Oldest first. */
  read(): readonly Name[] {
    return this.#saved.read();
  }

  toggle(name: Name): void {
    const before = this.read();
    const others = before.filter((each) => each !== name);
    this.#saved.write(others.length < before.length || name.includes(BETWEEN) ? others : [...others, name]);
  }

  /** Tells them now and after every change. Returns how to stop. */
  watch(listener: (names: readonly Name[]) => void): () => void {
    const stop = this.#saved.watch(() => listener(this.read()));
    listener(this.read());
    return stop;
  }
}

function namesIn(text: string): readonly string[] {
  const names = text.split(BETWEEN).filter((name) => name !== '');
  return names.slice(-MAX_NAMES);
}
