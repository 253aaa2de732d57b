import { describe, expect, it } from 'vitest';
import { MarketBoard } from '@/adapters/stores/MarketBoard';
import type { PriceMove } from '@/domain/sports/PriceCell';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { StreamedPrices } from '@/application/sports/StreamedPrices';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import type { MarketChange } from '@/domain/sports/MarketChange';
import { FakeMarketFeed } from '@tests/support/fakes/FakeMarketFeed';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { FANCY, RUNS } from '@tests/support/mothers/matchPage';
import { RecordingLogger } from '@tests/support/RecordingLogger';

const at = (line: number, rate = 95) => [
  { level: 0, offer: { price: odds(100 + rate), size: rupees(10_000), line } },
];
const IMAGE: MarketChange = {
  id: FANCY,
  image: true,
  status: 'open',
  statusLabel: '',
  version: 1,
  inPlay: true,
  delaySeconds: 5,
  totalMatched: NO_MONEY,
  result: null,
  runners: [{ id: RUNS, status: 'active', back: at(45), lay: at(44) }],
};
const runner = (changes: Partial<MarketChange['runners'][number]>): Partial<MarketChange> => ({
  runners: [{ id: RUNS, status: 'active', back: at(45), lay: at(44), ...changes }],
});

/** The stream, the memory of books and the real board, with a market that is on the screen or is not. */
async function following(shown: boolean) {
  const [scheduler, feed, board] = [new ManualScheduler(), new FakeMarketFeed(), new MarketBoard()];
  const prices = new StreamedPrices(
    {
      ...{ board, scheduler, clock: scheduler.clock, logger: new RecordingLogger() },
      ...{ matches: new FakeMatchesState(), pageLife: new FakePageLife() },
    },
    feed,
    new MarketEnds(),
  );
  const moves: PriceMove[] = [];
  prices.wanted([FANCY]);
  await feed.answer({ seq: 10, changes: [IMAGE] });
  if (shown) board.onPrice(FANCY, RUNS, 'back', 0, (move) => moves.push(move));
  let seq = 10;
  /** A message, and as much time as prices that are not on the screen may wait. */
  const tell = (change: MarketChange): void => {
    feed.tell({ seq: (seq += 1), changes: [change] });
    scheduler.advance(1_000);
    scheduler.runFrame();
  };
  return { board, moves, tell };
}

const CONDITIONS: readonly (readonly [string, Partial<MarketChange>])[] = [
  ['version', { version: 2 }],
  ['in-play', { inPlay: false }],
  ['delay', { delaySeconds: 8 }],
  ['status', { status: 'suspended' }],
  ['status label', { statusLabel: 'Ball running' }],
  ['amount matched', { totalMatched: rupees(7) }],
  ['result', { result: '45' }],
];

for (const shown of [true, false])
  describe(`an image that differs from the one before in one field, of a market that is ${shown ? '' : 'not '}on the screen`, () => {
    it.each(CONDITIONS)('[F97] its %s is what counts now', async (_, change) => {
      const { board, tell } = await following(shown);
      tell({ ...IMAGE, ...change });
      expect(board.conditions(FANCY)).toMatchObject(change);
      tell(IMAGE);
      const { id: __, image: ___, runners: ____, ...first } = IMAGE;
      expect(board.conditions(FANCY)).toMatchObject(first);
    });

    it.each(CONDITIONS)('[F97] and so does a change that says nothing but its %s', async (_, change) => {
      const { board, tell } = await following(shown);
      tell({ id: FANCY, image: false, runners: [], ...change });
      expect(board.conditions(FANCY)).toMatchObject(change);
    });

    it('[F97] a runner that is taken out is out', async () => {
      for (const image of [true, false]) {
        const { board, tell } = await following(shown);
        const out = image
          ? { ...IMAGE, ...runner({ status: 'removed' }) }
          : { id: FANCY, image, runners: [{ id: RUNS, status: 'removed' as const }] };
        tell(out);
        expect(board.runnerStatus(FANCY, RUNS)).toBe('removed');
        tell({ ...IMAGE, image: true });
        expect(board.runnerStatus(FANCY, RUNS)).toBe('active');
      }
    });

    it('[F97] a fancy that moves from 45 to 46 at one rate is at 46, for the eye and for the tap', async () => {
      for (const image of [true, false]) {
        const { board, moves, tell } = await following(shown);
        const moved = runner({ back: at(46) });
        tell(image ? { ...IMAGE, ...moved } : { id: FANCY, image, runners: [{ id: RUNS, back: at(46) }] });
        expect(board.price(FANCY, RUNS, 'back', 0)).toEqual({
          price: odds(195),
          size: rupees(10_000),
          line: 46,
        });
        if (shown) expect(moves.map(({ offer }) => offer?.line)).toEqual([46]);
      }
    });
  });
