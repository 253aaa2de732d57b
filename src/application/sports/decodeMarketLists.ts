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
import { parseSaved, savedFields, savedText } from '../shared/savedJson';

const MAX_RUNNERS = 50;

/** Lists as they were saved; what is none of ours, or not any more, is left out (F71). Never throws. */
export function decodeMarketLists(text: string | null): MarketLists {
  const { lists, open } = savedFields(parseSaved(text));
  if (!Array.isArray(lists)) return NO_LISTS;
  const ours = lists.slice(0, MAX_LISTS).map((list: unknown) => decodeList(list));
  if (ours.length === 0) return NO_LISTS;
  const at = typeof open === 'number' && ours[open] !== undefined ? open : 0;
  return { lists: ours, open: at };
}

function decodeList(list: unknown): MarketList {
  const { name, markets } = savedFields(list);
  const decoded = (Array.isArray(markets) ? markets : []).flatMap((each: unknown) => decodeMarket(each));
  const once = new Map(decoded.map((market) => [market.marketId, market]));
  // A letter may be many code units; that a name is not longer than a name can be is enough here.
  return { name: savedText(name).slice(0, MAX_NAME * 8), markets: [...once.values()].slice(0, MAX_LISTED) };
}

function decodeMarket(entry: unknown): readonly ListedMarket[] {
  const { matchId: match, marketId: market, matchName, marketName, runners } = savedFields(entry);
  if (savedText(match) === '' || savedText(market) === '') return [];
  const count = typeof runners === 'number' && Number.isInteger(runners) ? runners : 2;
  return [
    {
      matchId: matchId(savedText(match)),
      marketId: marketId(savedText(market)),
      matchName: savedText(matchName),
      marketName: savedText(marketName),
      runners: Math.max(1, Math.min(MAX_RUNNERS, count)),
    },
  ];
}
