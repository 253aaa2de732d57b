import { soundSearches, withoutSearch, withSearch } from '@/domain/search/recentSearches';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SearchState } from '../ports/state/SearchState';
import type { SessionView } from '../ports/state/SessionState';
import type { SessionParticipant } from '../session/SessionParticipant';

/** The device forgets it by this name when a session ends, also on a page where nothing was searched for. */
const KEY = 'recentSearches';
const BETWEEN = '\n';
const MAX_LINES = 20;

/** What was searched for, saved on this device until the session ends. The first line says whose it is: nobody reads another player's. */
export class RecentSearches implements SessionParticipant {
  constructor(
    private readonly store: KeyValueStore,
    private readonly state: Pick<SearchState, 'recent' | 'recentChanged'>,
    private readonly session: Pick<SessionView, 'user'>,
  ) {
    this.#show();
    store.onExternalChange((key) => {
      if (key === null || key === KEY) this.#show();
    });
  }

  opened(): void {
    this.#show();
  }

  closed(): void {
    this.#save([]);
  }

  add(text: string): void {
    this.#save(withSearch(this.state.recent, text));
  }

  forget(text: string): void {
    this.#save(withoutSearch(this.state.recent, text));
  }

  #show(): void {
    const [owner, ...saved] = (this.store.read(KEY) ?? '').split(BETWEEN, MAX_LINES);
    this.state.recentChanged(owner === this.#owner() ? soundSearches(saved) : []);
  }

  #save(recent: readonly string[]): void {
    if (recent.length === 0) this.store.remove(KEY);
    else this.store.write(KEY, [this.#owner(), ...recent].join(BETWEEN));
    this.state.recentChanged(recent);
  }

  #owner(): string {
    return this.session.user?.id ?? 'visitor';
  }
}
