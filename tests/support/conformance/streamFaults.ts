import type { Loose } from './changing';
import type { FaultRow } from './serverFaults';
import type { ServerFault } from './ServerFault';

/** The answers to subscriptions become something else. `count` begins at 1. */
function subscribed(change: (answer: Loose, count: number) => unknown): ServerFault {
  let count = 0;
  return {
    acknowledged: (event, answer) => (event === 'market:subscribe' ? change(answer, (count += 1)) : answer),
  };
}

/** Messages of prices become something else, or are lost (null). */
function updated(change: (message: Loose, count: number) => unknown): ServerFault {
  let count = 0;
  return {
    pushed: (event, message) => (event === 'market:update' ? change(message, (count += 1)) : message),
  };
}

const SILENT = /no message and no heartbeat for 1000 ms/;
const silent = (): ServerFault => ({
  ...subscribed((answer) => ({ ...answer, heartbeatMs: 500 })),
  ...updated(() => null),
});

/** What is wrong with the stream of prices. */
export const streamFaults: readonly FaultRow[] = [
  {
    fault: 'a number of the stream that is lost',
    named: 'messages follow one another',
    says: /not after the one before/,
    begin: () => updated((message, count) => (count === 2 ? null : message)),
  },
  {
    fault: 'a number of the stream that comes twice',
    named: 'messages follow one another',
    says: /not after the one before|came twice/,
    begin: () => {
      let first: Loose = null;
      return updated((message, count) => {
        first ??= message;
        return count === 2 ? first : message;
      });
    },
  },
  {
    fault: 'messages with prices that cannot be read',
    named: 'messages follow one another',
    says: /cannot be read, and is left out/,
    begin: () =>
      updated((message) => ({
        ...message,
        markets: [{ id: '1', runners: [{ id: '1', back: [[0, '1.9x', 5]] }] }],
      })),
  },
  {
    fault: 'a first message that does not follow the answer',
    named: 'the first message follows',
    says: /came a message that follows|a message after the answer/,
    begin: () =>
      updated((message, count) => (count === 1 ? { ...message, prev: message.prev - 1 } : message)),
  },
  {
    fault: 'a subscription that leaves a market out',
    named: 'a subscription answers with an image',
    says: /no image of/,
    begin: () => subscribed((answer) => ({ ...answer, markets: answer.markets.slice(1) })),
  },
  {
    fault: 'images that do not say whether one can bet',
    named: 'a subscription answers with an image',
    says: /an image without a status is suspended/,
    begin: () =>
      subscribed((answer) => ({
        ...answer,
        markets: answer.markets.map(({ status: _left, ...market }: Loose) => market),
      })),
  },
  {
    fault: 'no image after a gap',
    named: 'after a gap a subscription',
    says: /no image of/,
    begin: () => subscribed((answer, count) => (count === 2 ? { ...answer, markets: [] } : answer)),
  },
  {
    fault: 'a second subscription that neither goes on nor begins anew',
    named: 'a subscription from a position',
    says: /no image of/,
    begin: () =>
      subscribed((answer, count) => (count === 2 ? { ...answer, resumed: false, markets: [] } : answer)),
  },
  {
    fault: 'no heartbeats',
    named: 'silence is broken by a heartbeat',
    says: SILENT,
    begin: silent,
  },
  {
    fault: 'a stream that says nothing after its images',
    named: 'messages follow one another',
    says: SILENT,
    begin: silent,
  },
  {
    fault: 'a stream that says nothing after its images, of which the first message is waited for',
    named: 'the first message follows',
    says: SILENT,
    begin: silent,
  },
  {
    fault: 'a market that was never there, and is open',
    named: 'a market that does not exist',
    says: /not closed: ghost/,
    begin: () =>
      subscribed((answer) => ({
        ...answer,
        markets: [...answer.markets, { ...answer.markets[0], id: 'ghost', status: 'OPEN' }],
      })),
  },
];
