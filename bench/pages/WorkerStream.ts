import type { MarketChange } from '@/domain/sports/MarketChange';
import type { MarketStreamMessage } from '@/application/ports/feeds/MarketFeed';
import type { OpenOptions } from './BenchPage';
import type { StreamAnswer, StreamRequest } from '../stream/StreamTalk';

type Answered<Kind extends StreamAnswer['kind']> = Extract<StreamAnswer, { readonly kind: Kind }>;

/** The stream of a page: its own worker, so that making prices costs the page nothing. */
export class WorkerStream {
  readonly #worker = new Worker(new URL('../stream/worker.ts', import.meta.url), { type: 'module' });

  /** Answers with an image of every market. */
  async open({ subscribed, seed, ladders = 0 }: OpenOptions): Promise<readonly MarketChange[]> {
    const open = { kind: 'open', markets: subscribed, seed, books: ladders > 0 } as const;
    const { changes } = await this.#ask(open, 'images');
    return changes;
  }

  start(perSecond: number): void {
    this.#say({ kind: 'start', perSecond });
  }

  /** Answers with the number of cell updates that were sent since the start. */
  async stop(): Promise<number> {
    const { updates } = await this.#ask({ kind: 'stop' }, 'stopped');
    return updates;
  }

  async burst(messages: number, updates: number, equal: boolean): Promise<void> {
    await this.#ask({ kind: 'burst', messages, updates, equal }, 'burstDone');
  }

  onPrices(onWord: (message: MarketStreamMessage, sentAt: number) => void): void {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<StreamAnswer>) => {
      if (data.kind === 'prices') onWord(data.message, data.sentAt);
    });
  }

  #say(request: StreamRequest): void {
    this.#worker.postMessage(request);
  }

  #ask<Kind extends StreamAnswer['kind']>(request: StreamRequest, kind: Kind): Promise<Answered<Kind>> {
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent<StreamAnswer>): void => {
        if (data.kind !== kind) return;
        this.#worker.removeEventListener('message', hear);
        resolve(data as Answered<Kind>);
      };
      this.#worker.addEventListener('message', hear);
      this.#say(request);
    });
  }
}
