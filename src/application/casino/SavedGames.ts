import type { GameKey } from '@/domain/casino/Game';
import { rememberPlayed, toggleFavourite } from '@/domain/casino/gameMemory';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { CasinoState } from '../ports/state/CasinoState';
import type { SessionView } from '../ports/state/SessionState';
import type { SessionParticipant } from '../session/SessionParticipant';

const BETWEEN = '\n';
/** Of one key, at most: longer ones are none of ours. */
const MAX_LENGTH = 128;
const MAX = 200;

/** Favourites and what was played last, saved on this device for each player apart. Nobody else is told. */
export class SavedGames implements SessionParticipant {
  constructor(
    private readonly store: KeyValueStore,
    private readonly state: Pick<
      CasinoState,
      'favourites' | 'recent' | 'favouritesChanged' | 'recentChanged'
    >,
    private readonly session: Pick<SessionView, 'user'>,
  ) {
    this.#show();
    store.onExternalChange((key) => {
      if (key === null || key === this.#keyOf('favouriteGames') || key === this.#keyOf('recentGames'))
        this.#show();
    });
  }

  opened(): void {
    this.#show();
  }

  closed(): void {
    this.#show();
  }

  toggle(key: GameKey): void {
    const favourites = toggleFavourite(this.state.favourites, key);
    this.#write('favouriteGames', favourites);
    this.state.favouritesChanged(favourites);
  }

  played(key: GameKey): void {
    const recent = rememberPlayed(this.state.recent, key);
    this.#write('recentGames', recent);
    this.state.recentChanged(recent);
  }

  #show(): void {
    this.state.favouritesChanged(this.#read('favouriteGames'));
    this.state.recentChanged(this.#read('recentGames'));
  }

  #read(what: string): readonly GameKey[] {
    const saved = (this.store.read(this.#keyOf(what)) ?? '').split(BETWEEN, MAX);
    return [...new Set(saved)].filter((key): key is GameKey => key !== '' && key.length <= MAX_LENGTH);
  }

  #write(what: string, keys: readonly GameKey[]): void {
    const sound = keys.filter((key) => !key.includes(BETWEEN));
    if (sound.length === 0) this.store.remove(this.#keyOf(what));
    else this.store.write(this.#keyOf(what), sound.join(BETWEEN));
  }

  #keyOf(what: string): string {
    return `${what}.${this.session.user?.id ?? 'visitor'}`;
  }
}
