import { marketId, matchId } from '@/domain/shared/ids';
import {
  MAX_NAME,
  MAX_LISTED,
  MAX_LISTS,
  NO_LISTS,
  type ListedMarket,
  type MarketList,
  type MarketLists,
} from '@/domain/sports/marketLists';

/** Names of teams are no longer; what is stored may be anybody's. */
const MAX_TEXT = 200;
const MAX_RUNNERS = 50;

/** Lists as they were saved; what is none of ours, or not any more, is left out (F71). Never throws. */
export function decodeMarketLists(text: string | null): MarketLists {
  const { lists, open } = fieldsOf(parse(text));
  if (!Array.isArray(lists)) return NO_LISTS;
  const ours = lists.slice(0, MAX_LISTS).map((list: unknown) => decodeList(list));
  if (ours.length === 0) return NO_LISTS;
  const at = typeof open === 'number' && ours[open] !== undefined ? open : 0;
  return { lists: ours, open: at };
}

function decodeList(list: unknown): MarketList {
  const { name, markets } = fieldsOf(list);
  const decoded = (Array.isArray(markets) ? markets : []).flatMap((each: unknown) => decodeMarket(each));
  const once = new Map(decoded.map((market) => [market.marketId, market]));
  // A letter may be many code units; that a name is not longer than a name can be is enough here.
  return { name: textOf(name).slice(0, MAX_NAME * 8), markets: [...once.values()].slice(0, MAX_LISTED) };
}

function decodeMarket(entry: unknown): readonly ListedMarket[] {
  const { matchId: match, marketId: market, matchName, marketName, runners } = fieldsOf(entry);
  if (textOf(match) === '' || textOf(market) === '') return [];
  const count = typeof runners === 'number' && Number.isInteger(runners) ? runners : 2;
  return [
    {
      matchId: matchId(textOf(match)),
      marketId: marketId(textOf(market)),
      matchName: textOf(matchName),
      marketName: textOf(marketName),
      runners: Math.max(1, Math.min(MAX_RUNNERS, count)),
    },
  ];
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}
