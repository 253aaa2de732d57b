import type { MarketChange } from '@/domain/sports/MarketChange';
import { BookStream } from './BookStream';
import { PriceStream } from './PriceStream';
import { EPOCH, sharedNow } from './StreamTalk';
import type { StreamAnswer, StreamRequest } from './StreamTalk';

/** As often as a busy feed sends: every message is a task of its own in the page. */
const EVERY_MS = 10;

let stream: Pick<PriceStream, 'images' | 'updates'> = new PriceStream(0, 1);
let seq = 0;
let sent = 0;
let stop = (): void => undefined;

// In a worker the global object is the port to the page; the compiler knows it only as a window.
const say = (answer: StreamAnswer): void => (globalThis as unknown as Worker).postMessage(answer);

function tell(changes: readonly MarketChange[]): void {
  if (changes.length === 0) return;
  seq += 1;
  say({ kind: 'prices', message: { epoch: EPOCH, prev: seq - 1, seq, changes }, sentAt: sharedNow() });
}

/** By the clock, not by counting turns: a late turn sends what is due by now. */
function start(perSecond: number): () => void {
  const began = performance.now();
  sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond) - sent;
    sent += due;
    tell(stream.updates(due));
  }, EVERY_MS);
  return () => clearInterval(timer);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<StreamRequest>) => {
  if (data.kind === 'open') {
    stream = new (data.books ? BookStream : PriceStream)(data.markets, data.seed);
    seq = 0;
    say({ kind: 'images', changes: stream.images() });
  } else if (data.kind === 'start') {
    stop();
    stop = start(data.perSecond);
  } else if (data.kind === 'stop') {
    stop();
    say({ kind: 'stopped', updates: sent });
  } else {
    for (let done = 0; done < data.messages; done++) tell(stream.updates(data.updates, data.equal));
    say({ kind: 'burstDone' });
  }
});
