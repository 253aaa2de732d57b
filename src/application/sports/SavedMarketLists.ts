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
import { SavedValue } from '../shared/SavedValue';
import { decodeMarketLists } from './decodeMarketLists';
import type { MarketListsApp } from './SportsApp';

const KEY = 'marketLists';
const LIMITS = { most: MAX_LISTED, lists: MAX_LISTS, letters: MAX_NAME };

/** A player's own lists of markets and their order: saved on this device, for each player apart. Nobody else is told. */
export class SavedMarketLists implements MarketListsApp {
  readonly #saved: SavedValue<MarketLists>;

  constructor(store: KeyValueStore, session: Pick<SessionView, 'user'>) {
    this.#saved = new SavedValue(store, {
      key: () => playerKey(KEY, session),
      decode: decodeMarketLists,
      encode: (lists) => (lists === NO_LISTS ? null : JSON.stringify(lists)),
    });
  }

  readonly read = (): MarketLists => this.#saved.read();

  readonly watch = (listener: (lists: MarketLists) => void): (() => void) => {
    const stop = this.#saved.watch(() => listener(this.read()));
    listener(this.read());
    return stop;
  };

  readonly add = (market: ListedMarket): Result<void, Message> => this.#try(withMarket(this.read(), market));

  readonly remove = (market: MarketId): void => this.#saved.write(withoutMarket(this.read(), market));

  readonly move = (market: MarketId, to: number): void =>
    this.#saved.write(withMoved(this.read(), market, to));

  readonly open = (at: number): void => this.#saved.write(withOpened(this.read(), at));

  readonly addList = (name: string): Result<void, Message> => this.#try(withList(this.read(), name));

  readonly renameList = (name: string): Result<void, Message> => this.#try(withName(this.read(), name));

  readonly removeList = (): void => this.#saved.write(withoutList(this.read()));

  #try(change: Result<MarketLists, MessageKey>): Result<void, Message> {
    if (!change.ok) return fail(say(change.error, LIMITS));
    this.#saved.write(change.value);
    return ok();
  }
}
