import type { MarketId } from '@/domain/shared/ids';
import { say, type Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { ok, fail, type Result } from '@/domain/shared/Result';
import {
  MAX_NAME,
  MAX_LISTED,
  MAX_LISTS,
  NO_LISTS,
  withList,
  withMarket,
  withMoved,
  withName,
  withOpened,
  withoutList,
  withoutMarket,
  type ListedMarket,
  type MarketLists,
} from '@/domain/sports/marketLists';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { playerKey } from '../shared/playerKey';
import { decodeMarketLists } from './decodeMarketLists';
import type { MarketListsApp } from './SportsApp';

const KEY = 'marketLists';
const LIMITS = { most: MAX_LISTED, lists: MAX_LISTS, letters: MAX_NAME };

/** A player's own lists of markets and their order: saved on this device, for each player apart. Nobody else is told. */
export class SavedMarketLists implements MarketListsApp {
  readonly #listeners = new Set<() => void>();
  #decoded: { readonly text: string | null; readonly lists: MarketLists } = { text: null, lists: NO_LISTS };

  constructor(
    private readonly store: KeyValueStore,
    private readonly session: Pick<SessionView, 'user'>,
  ) {}

  readonly read = (): MarketLists => {
    const text = this.store.read(this.#key);
    if (text !== this.#decoded.text) this.#decoded = { text, lists: decodeMarketLists(text) };
    return this.#decoded.lists;
  };

  readonly watch = (listener: (lists: MarketLists) => void): (() => void) => {
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
  };

  readonly add = (market: ListedMarket): Result<void, Message> => this.#try(withMarket(this.read(), market));

  readonly remove = (market: MarketId): void => this.#keep(withoutMarket(this.read(), market));

  readonly move = (market: MarketId, to: number): void => this.#keep(withMoved(this.read(), market, to));

  readonly open = (at: number): void => this.#keep(withOpened(this.read(), at));

  readonly addList = (name: string): Result<void, Message> => this.#try(withList(this.read(), name));

  readonly renameList = (name: string): Result<void, Message> => this.#try(withName(this.read(), name));

  readonly removeList = (): void => this.#keep(withoutList(this.read()));

  #try(change: Result<MarketLists, MessageKey>): Result<void, Message> {
    if (!change.ok) return fail(say(change.error, LIMITS));
    this.#keep(change.value);
    return ok();
  }

  #keep(lists: MarketLists): void {
    if (lists === NO_LISTS) this.store.remove(this.#key);
    else this.store.write(this.#key, JSON.stringify(lists));
    for (const tell of this.#listeners) tell();
  }

  get #key(): string {
    return playerKey(KEY, this.session);
  }
}
