import type { LedgerEntry } from '../../money/LedgerEntry';
import type { FoundMarket } from '../../sports/MarketList';
import type { Named } from './rowOf';
import type { Words } from '../../../texts/Said';

const NAMELESS: Named = { place: '', detail: '', matchId: '' };

/** What the market, the game or the bonus of an entry is called at the moment of the entry. */
export function entryNames(
  find: (marketId: string) => FoundMarket | null,
  gameOf: (round: string) => string,
  bonusOf: (id: string) => Words,
): (entry: LedgerEntry) => Named {
  return ({ type, ref }) => {
    switch (type) {
      case 'hold':
      case 'settle':
      case 'reverse': {
        const found = find(ref);
        if (found === null) return NAMELESS;
        const { match, market } = found;
        return { place: `${match.home} v ${match.away}`, detail: market.name, matchId: match.id };
      }
      case 'game-bet':
      case 'game-win':
      case 'game-refund':
        return { ...NAMELESS, place: gameOf(ref) };
      case 'bonus':
      case 'bonus-released':
      case 'bonus-cancelled':
      case 'bonus-expired':
        return { ...NAMELESS, place: bonusOf(ref) };
      default:
        return NAMELESS;
    }
  };
}
