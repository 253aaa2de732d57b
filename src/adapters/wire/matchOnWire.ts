import type { Market } from '@/domain/sports/Market';
import type { LevelChange, MarketChange } from '@/domain/sports/MarketChange';
import type { Match, MatchStatus } from '@/domain/sports/Match';
import type { Sport } from '@/domain/sports/Sport';
import { rupeesFromPaise } from './wireMoney';
import { decimalFromOdds } from './wireOdds';
import { marketKindOnWire } from './marketKindWire';

const SPORTS: Readonly<Record<Sport, string>> = { cricket: '4', soccer: '1', tennis: '2' };
const STATUSES: Readonly<Record<MatchStatus, string>> = {
  upcoming: 'UPCOMING',
  inPlay: 'INPLAY',
  finished: 'FINISHED',
};

/** A match as `matchWire` reads it, without its prices and its market's rules: those are long, and no list shows them. */
export function matchOnWire({
  sport,
  startsAt,
  status,
  badges,
  matchOdds,
  prices: _,
  ...rest
}: Match): unknown {
  return {
    ...rest,
    sportId: SPORTS[sport],
    startTime: startsAt,
    status: STATUSES[status],
    badges: badges.map((badge) => (badge === 'tv' ? badge : marketKindOnWire(badge))),
    matchOdds: matchOdds === null ? null : marketOnWire(matchOdds),
  };
}

function marketOnWire({ matchId, kind, limits, totalMatched, runners, ...rest }: Market): unknown {
  return {
    ...rest,
    refMatchId: matchId,
    type: marketKindOnWire(kind),
    min: rupeesFromPaise(limits.min),
    max: rupeesFromPaise(limits.max),
    maxProfit: rupeesFromPaise(limits.maxProfit),
    totalMatched: rupeesFromPaise(totalMatched),
    rules: '',
    runners: runners.map((runner, sort) => ({ ...runner, sort })),
  };
}

/** As `pricesWire` reads it. */
export function marketChangeOnWire({ runners, totalMatched, ...rest }: MarketChange): unknown {
  return {
    ...rest,
    ...(totalMatched === undefined ? {} : { totalMatched: rupeesFromPaise(totalMatched) }),
    runners: runners.map(({ back = [], lay = [], last, ...runner }) => ({
      ...runner,
      back: back.map(levelOnWire),
      lay: lay.map(levelOnWire),
      ...(last === undefined ? {} : { last: decimalFromOdds(last) }),
    })),
  };
}

function levelOnWire({ level, offer }: LevelChange): unknown {
  if (offer === null) return [level, 0, 0];
  return [
    level,
    decimalFromOdds(offer.price),
    rupeesFromPaise(offer.size),
    ...(offer.line === undefined ? [] : [offer.line]),
  ];
}
