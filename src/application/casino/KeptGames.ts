import type { GameKey } from '@/domain/casino/Game';
import { rememberPlayed, toggleFavourite } from '@/domain/casino/gameMemory';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { CasinoState } from '../ports/state/CasinoState';
import type { SessionView } from '../ports/state/SessionState';
import type { SessionParticipant } from '../session/SessionParticipant';

const BETWEEN = '\n';
/** Of one key, at most: longer ones are none of ours. */
const LONGEST = 128;
const MOST = 200;

/** Favourites and what was played last, kept on this device for each player apart. Nobody else is told. */
export class KeptGames implements SessionParticipant {
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
    const kept = (this.store.read(this.#keyOf(what)) ?? '').split(BETWEEN, MOST);
    return [...new Set(kept)].filter((key): key is GameKey => key !== '' && key.length <= LONGEST);
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
