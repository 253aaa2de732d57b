import type { MarketFeed, StreamPosition, SubscriptionAnswer } from '@/application/ports/feeds/MarketFeed';
import type { MarketId } from '@/domain/shared/ids';
import { answered, claim, notOffered } from './ContractCase';
import type { ContractWorld } from './openContractWorld';
import { matchesOf } from './matchesOf';

/** Of other matches in play: the more are followed, the sooner something moves. */
const MAX_OTHERS = 10;
/** A connection comes in this time, or it does not come. */
const CONNECT_MS = 20_000;

/** Connects as a player where the judge may log in, else as a visitor; says whether it was let in. */
export async function connect(world: ContractWorld): Promise<boolean> {
  const { whole, time, now } = world;
  const { playerFeed: feed } = whole;
  const token = world.may('logsIn') ? (await world.logIn()).token : null;
  const turns: string[] = [];
  const stop = feed.listen({ connectionChanged: (status) => void turns.push(status) });
  const since = now();
  feed.connect(token);
  const isOver = (): boolean =>
    feed.status === 'connected' ||
    turns.includes('disconnected') ||
    turns.includes('idle') ||
    now() - since > CONNECT_MS;
  await time.until(isOver, 'the connection');
  stop();
  return feed.status === 'connected';
}

export interface ConnectedFeed {
  readonly feed: MarketFeed;
  readonly ids: readonly MarketId[];
  /** As the feed's own; a backend without a stream leaves it without an answer. */
  readonly subscribe: (
    ids: readonly MarketId[],
    resume: StreamPosition | null,
  ) => Promise<SubscriptionAnswer>;
}

const WHAT = 'the market stream';
const FOR_VISITORS = `${WHAT} for visitors`;

/** The stream of prices, and markets that are likely to move. */
export async function connectedFeed(world: ContractWorld): Promise<ConnectedFeed> {
  const { whole, first, after, absent } = world;
  const { marketFeed: feed } = whole;
  if (feed === null || absent.has(WHAT)) notOffered(WHAT);
  if (absent.has(FOR_VISITORS)) notOffered(FOR_VISITORS);
  if (!(await connect(world))) {
    if (!world.may('logsIn')) {
      absent.add(FOR_VISITORS);
      notOffered(FOR_VISITORS);
    }
    throw new Error('the connection of a session was not let in');
  }
  const all = await matchesOf(world);
  const listed = all.findLast(({ status }) => status === 'inPlay') ?? all.at(-1);
  claim(listed !== undefined, 'there is no match');
  const page = answered(await after(first.sportsGateway.match(listed.id)), 'the match');
  const others = all.flatMap(({ status, matchOdds }) =>
    status === 'inPlay' && matchOdds !== null ? [matchOdds.id] : [],
  );
  return {
    feed,
    ids: [...new Set([...page.markets.map(({ id }) => id), ...others.slice(0, MAX_OTHERS)])],
    subscribe: async (ids, resume) => {
      const answer = await after(feed.subscribe(ids, resume));
      if (!answer.ok && answer.error.kind === 'timedOut') {
        absent.add(WHAT);
        notOffered(WHAT);
      }
      return answered(answer, 'the subscription');
    },
  };
}
