import { readMarketUpdate } from '@/adapters/realtime/marketStreamWire';
import { marketChangeOnWire } from '@/adapters/wire/matchOnWire';
import { EPOCH } from '../stream/StreamTalk';
import { PriceStream } from '../stream/PriceStream';
import { median } from '../run/median';
import type { Receiving } from './BenchPage';

const MESSAGES = 100;
const MARKETS = 200;
const ROUNDS = 9;

/** Of what arrives in one second: as text, and read as the app reads it before any price is shown. */
export function receiving(perSecond: number, seed: number): Receiving {
  const stream = new PriceStream(MARKETS, seed);
  const texts = Array.from({ length: MESSAGES }, (_, at) =>
    JSON.stringify({
      epoch: EPOCH,
      prev: at,
      seq: at + 1,
      markets: stream.updates(perSecond / MESSAGES).map(marketChangeOnWire),
    }),
  );
  let unread = 0;
  const logger = { debug: count, info: count, warn: count, error: count };
  function count(): void {
    unread += 1;
  }
  const parse = timed(() => texts.map((text): unknown => JSON.parse(text)));
  const decode = timed(() => texts.map((text) => readMarketUpdate(JSON.parse(text), logger)));
  if (unread > 0) throw new Error('a message that the app does not read costs less than one that it does');
  return { bytes: texts.join('').length, parse, decode: Math.max(0, decode - parse) };
}

/** Median, in milliseconds; the first round is for the compiler. */
function timed(work: () => unknown): number {
  const took = Array.from({ length: ROUNDS + 1 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return median(took.slice(1));
}
