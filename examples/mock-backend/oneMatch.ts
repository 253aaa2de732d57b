import { matchId } from '@/domain/shared/ids';
import { rupees } from '@/domain/shared/Money';
import { aMarket, aMatch, anImage, aRunnerChange } from '../../player-core/testing';

const ID = matchId('1');
const SIZE = rupees(5_000);

/** One market whose prices never move. */
export const MARKET = aMarket({ matchId: ID, inPlay: false, delaySeconds: 0 });
export const IMAGE = anImage(MARKET.id, {
  ...{ inPlay: false, delaySeconds: 0 },
  runners: MARKET.runners.map(({ id }) => aRunnerChange(id, [[0, 200, SIZE]], [[0, 204, SIZE]])),
});
export const MATCH = aMatch({
  id: ID,
  status: 'upcoming',
  startsAt: Date.now() + 3_600_000,
  matchOdds: MARKET,
});
