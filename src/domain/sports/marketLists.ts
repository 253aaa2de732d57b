import { cleanText } from '@/domain/shared/cleanText';
import { graphemes } from '@/domain/shared/graphemes';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { fail, ok, type Result } from '@/domain/shared/Result';

/** More than a screen can show, and what one connection carries without effort. */
export const MAX_LISTED = 12;
export const MAX_LISTS = 8;
/** Of a list's name, as it is seen. */
export const MAX_NAME = 24;

/** A market that a player put on a list: enough to name it, and to keep its room, before its match has been asked for. */
export interface ListedMarket {
  readonly matchId: MatchId;
  readonly marketId: MarketId;
  readonly matchName: string;
  readonly marketName: string;
  readonly runners: number;
}

export interface MarketList {
  /** Empty: the one that was always there and nobody has named. */
  readonly name: string;
  readonly markets: readonly ListedMarket[];
}

/** A player's lists of markets, one of them open; there is always one. */
export interface MarketLists {
  readonly lists: readonly MarketList[];
  readonly open: number;
}

export const NO_LISTS: MarketLists = { lists: [{ name: '', markets: [] }], open: 0 };

export function openList({ lists, open }: MarketLists): MarketList {
  return lists[open] ?? { name: '', markets: [] };
}

/** Whether it is on the list that is open. */
export function isListed(all: MarketLists, market: MarketId): boolean {
  return openList(all).markets.some(({ marketId }) => marketId === market);
}

/** Added at the end of the open list. */
export function withMarket(all: MarketLists, market: ListedMarket): Result<MarketLists, MessageKey> {
  const { markets } = openList(all);
  if (isListed(all, market.marketId)) return ok(all);
  if (markets.length >= MAX_LISTED) return fail('marketLists.full');
  return ok(withMarkets(all, [...markets, market]));
}

export function withoutMarket(all: MarketLists, market: MarketId): MarketLists {
  return withMarkets(
    all,
    openList(all).markets.filter(({ marketId }) => marketId !== market),
  );
}

/** Moved to that place of the open list; the others keep their order. */
export function withMoved(all: MarketLists, market: MarketId, to: number): MarketLists {
  const { markets } = openList(all);
  const moved = markets.find(({ marketId }) => marketId === market);
  if (moved === undefined) return all;
  const others = markets.filter((each) => each !== moved);
  const place = Math.max(0, Math.min(others.length, to));
  return withMarkets(all, [...others.slice(0, place), moved, ...others.slice(place)]);
}

/** A new list, empty and open. */
export function withList(all: MarketLists, typed: string): Result<MarketLists, MessageKey> {
  if (all.lists.length >= MAX_LISTS) return fail('marketLists.tooMany');
  const name = nameOf(all, typed, null);
  if (!name.ok) return name;
  return ok({ lists: [...all.lists, { name: name.value, markets: [] }], open: all.lists.length });
}

/** Another name for the open list. */
export function withName(all: MarketLists, typed: string): Result<MarketLists, MessageKey> {
  const name = nameOf(all, typed, all.open);
  if (!name.ok) return name;
  return ok(withOpen(all, { ...openList(all), name: name.value }));
}

/** Without the open list; of the last one only the place stays. */
export function withoutList({ lists, open }: MarketLists): MarketLists {
  const left = lists.filter((_, at) => at !== open);
  return left.length === 0 ? NO_LISTS : { lists: left, open: Math.max(0, open - 1) };
}

export function withOpened(all: MarketLists, at: number): MarketLists {
  return all.lists[at] === undefined ? all : { ...all, open: at };
}

function nameOf({ lists }: MarketLists, typed: string, own: number | null): Result<string, MessageKey> {
  const name = cleanText(typed).replaceAll(/\s+/gu, ' ');
  if (name === '') return fail('marketLists.nameEmpty');
  if ([...graphemes(name)].length > MAX_NAME) return fail('marketLists.nameLong');
  const same = name.toLowerCase();
  const taken = lists.some((list, at) => at !== own && list.name.toLowerCase() === same);
  return taken ? fail('marketLists.nameTaken') : ok(name);
}

function withMarkets(all: MarketLists, markets: readonly ListedMarket[]): MarketLists {
  return withOpen(all, { ...openList(all), markets });
}

function withOpen({ lists, open }: MarketLists, list: MarketList): MarketLists {
  return { lists: lists.map((each, at) => (at === open ? list : each)), open };
}
