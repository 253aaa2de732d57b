import type { MarketFeed, MarketStreamMessage } from '@/application/ports/feeds/MarketFeed';
import { marketId, type MarketId } from '@/domain/shared/ids';
import type { MarketChange } from '@/domain/sports/MarketChange';
import { connectedFeed } from './connectedFeed';
import { claim, type ContractCase } from './ContractCase';
import { contractOf, type CaseRow } from './contractOf';
import { expectPrices } from './expectPrices';
import { dropped, nothingDropped } from './nothingDropped';
import type { ContractWorld, OpenBackend } from './openContractWorld';

/** Live prices: an image first, then changes that follow one another. */
export function streamContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf(
    'market stream',
    open,
    ROWS.map((row) => ({ about: 'docs/wire.md 4.2', capability: 'marketStream', ...row })),
  );
}

const ROWS: readonly Pick<CaseRow, 'title' | 'walk'>[] = [
  {
    title: 'a subscription answers with an image of each market that was asked for',
    walk: async (world) => {
      const { ids, subscribe } = await connectedFeed(world);
      const answer = await subscribe(ids, null);
      expectImages(answer.changes, ids);
      claim(!answer.resumed, 'resumed, though no position was sent');
      claim(answer.heartbeatMs > 0, `a heartbeat every ${answer.heartbeatMs} ms`);
      answer.changes.forEach(expectPrices);
    },
  },
  // Before the cases that wait for messages: of a stream that is silent this one says so.
  {
    title: 'silence is broken by a heartbeat in time',
    walk: async (world) => {
      const { feed, ids, subscribe } = await connectedFeed(world);
      let count = 0;
      feed.listen({ messageArrived: () => void (count += 1) });
      const { heartbeatMs } = await subscribe(ids.slice(0, 1), null);
      await untilCame(world, feed, heartbeatMs, () => count >= 2, 'a heartbeat');
    },
  },
  {
    title: 'messages follow one another without a gap',
    walk: async (world) => {
      const { feed, ids, subscribe } = await connectedFeed(world);
      const messages: MarketStreamMessage[] = [];
      feed.listen({ messageArrived: (message) => void messages.push(message) });
      const answer = await subscribe(ids, null);
      const isEnough = (): boolean => messages.length >= 3 || dropped(world).length > 0;
      await untilCame(world, feed, answer.heartbeatMs, isEnough, 'three messages of the stream');
      nothingDropped(world);
      const gaps = messages.filter(({ prev, epoch, seq }, at) => {
        const before = messages[at - 1];
        return epoch !== answer.epoch || (before !== undefined && (prev !== before.seq || seq < before.seq));
      });
      claim(gaps.length === 0, `not after the one before: ${gaps.map(({ seq }) => seq).join(', ')}`);
      const numbers = messages.filter(({ changes }) => changes.length > 0).map(({ seq }) => seq);
      claim(new Set(numbers).size === numbers.length, `a number came twice: ${numbers.join(', ')}`);
    },
  },
  {
    title: 'the first message follows the answer to the subscription',
    walk: async (world) => {
      const { feed, ids, subscribe } = await connectedFeed(world);
      const messages: MarketStreamMessage[] = [];
      feed.listen({ messageArrived: (message) => void messages.push(message) });
      const { seq, heartbeatMs } = await subscribe(ids, null);
      // One that overtook the answer is before it; a heartbeat repeats the number that was last.
      const next = (): MarketStreamMessage | undefined =>
        messages.find(
          (each) => each.seq > seq || (each.seq === seq && each.prev !== null && each.prev >= seq),
        );
      await untilCame(world, feed, heartbeatMs, () => next() !== undefined, 'a message after the answer');
      claim(next()?.prev === seq, `after ${seq} came a message that follows ${String(next()?.prev)}`);
    },
  },
  {
    title: 'a subscription from a position goes on from there, or begins anew with images',
    walk: async (world) => {
      const { feed, ids, subscribe } = await connectedFeed(world);
      const { epoch, seq } = await subscribe(ids, null);
      feed.unsubscribe(ids);
      const again = await subscribe(ids, { epoch, seq });
      if (!again.resumed) expectImages(again.changes, ids);
    },
  },
  {
    title: 'after a gap a subscription without a position brings all images again',
    walk: async (world) => {
      const { ids, subscribe } = await connectedFeed(world);
      await subscribe(ids, null);
      const again = await subscribe(ids, null);
      claim(!again.resumed, 'resumed, though no position was sent');
      expectImages(again.changes, ids);
    },
  },
  {
    title: 'a market that does not exist is closed or left out, and hurts no other',
    walk: async (world) => {
      const { ids, subscribe } = await connectedFeed(world);
      const answer = await subscribe([...ids, marketId('no-such-market')], null);
      const open = answer.changes.filter(({ id, status }) => !ids.includes(id) && status !== 'closed');
      claim(open.length === 0, `not closed: ${open.map(({ id }) => id).join(', ')}`);
      const missing = ids.filter((id) => !answer.changes.some((each) => each.id === id));
      claim(missing.length === 0, `no image of ${missing.join(', ')}`);
    },
  },
];

function expectImages(changes: readonly MarketChange[], ids: readonly MarketId[]): void {
  const images = changes.filter(({ image }) => image).map(({ id }) => id);
  const missing = ids.filter((id) => !images.includes(id));
  claim(missing.length === 0, `no image of ${missing.join(', ')}`);
  const unsaid = changes.filter(({ image, status }) => image && status === undefined).map(({ id }) => id);
  claim(unsaid.length === 0, `an image without a status is suspended: ${unsaid.join(', ')}`);
}

/** Waits as long as the stream says anything at all: after twice its heartbeat the app takes its prices for stale. */
async function untilCame(
  { time, now }: ContractWorld,
  feed: MarketFeed,
  heartbeatMs: number,
  came: () => boolean,
  what: string,
): Promise<void> {
  let last = now();
  const stop = feed.listen({ messageArrived: () => void (last = now()) });
  const isSilent = (): boolean => now() - last > 2 * heartbeatMs;
  await time.until(() => came() || isSilent(), what);
  stop();
  claim(came(), `no message and no heartbeat for ${2 * heartbeatMs} ms: prices are stale then`);
}
