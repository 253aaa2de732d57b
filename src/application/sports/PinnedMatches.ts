import { matchId } from '@/domain/shared/ids';
import type { MatchId } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';

/** Pins of matches that are long over cost nothing but room: the oldest make way. */
const MAX_PINS = 100;
const BETWEEN = '\n';

/** The matches that somebody pinned, kept on this device, for each player apart. Nobody else is told. */
export class PinnedMatches {
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly store: KeyValueStore,
    private readonly session: Pick<SessionView, 'user'>,
  ) {}

  /** Oldest first. */
  read(): readonly MatchId[] {
    const saved = this.store.read(this.#key) ?? '';
    return saved
      .split(BETWEEN)
      .filter((id) => id !== '')
      .slice(-MAX_PINS)
      .map(matchId);
  }

  toggle(id: MatchId): void {
    const before = this.read();
    const others = before.filter((each) => each !== id);
    const now = others.length < before.length || id.includes(BETWEEN) ? others : [...others, id];
    if (now.length === 0) this.store.remove(this.#key);
    else this.store.write(this.#key, now.slice(-MAX_PINS).join(BETWEEN));
    for (const tell of this.#listeners) tell();
  }

  /** Tells them now and after every change, also of another tab. Returns how to stop. */
  watch(listener: (pinned: readonly MatchId[]) => void): () => void {
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
    return `pinnedMatches.${this.session.user?.id ?? 'visitor'}`;
  }
}
