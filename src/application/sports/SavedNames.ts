import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';

/** Names of what is long over cost nothing but room: the oldest make way. */
const MAX_NAMES = 100;
const BETWEEN = '\n';

/** What somebody marked, by name: saved on this device, for each player apart. Nobody else is told. */
export class SavedNames<Name extends string> {
  readonly #listeners = new Set<() => void>();

  constructor(
    /** What the names are: the first word of their key. */
    private readonly of: string,
    private readonly nameOf: (text: string) => Name,
    private readonly store: KeyValueStore,
    private readonly session: Pick<SessionView, 'user'>,
  ) {}

  /** Oldest first. */
  read(): readonly Name[] {
    const saved = this.store.read(this.#key) ?? '';
    return saved
      .split(BETWEEN)
      .filter((name) => name !== '')
      .slice(-MAX_NAMES)
      .map(this.nameOf);
  }

  toggle(name: Name): void {
    const before = this.read();
    const others = before.filter((each) => each !== name);
    const now = others.length < before.length || name.includes(BETWEEN) ? others : [...others, name];
    if (now.length === 0) this.store.remove(this.#key);
    else this.store.write(this.#key, now.slice(-MAX_NAMES).join(BETWEEN));
    for (const tell of this.#listeners) tell();
  }

  /** Tells them now and after every change, also of another tab. Returns how to stop. */
  watch(listener: (names: readonly Name[]) => void): () => void {
    const tell = (): void => listener(this.read());
    this.#listeners.add(tell);
    const stop = this.store.onExternalChange((key) => {
      if (key === null || key === this.#key) tell();
    });
    tell();
    return () => {
      this.#listeners.delete(tell);
      stop();
    };
  }

  get #key(): string {
    return `${this.of}.${this.session.user?.id ?? 'visitor'}`;
  }
}
