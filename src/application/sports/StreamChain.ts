import { chainStep } from '@/domain/sports/chainStep';
import type { ChainLink, ChainStep } from '@/domain/sports/chainStep';
import type { MarketStreamMessage, StreamPosition } from '../ports/feeds/MarketFeed';

/** More than that without an anchor is a stream that we cannot follow: a new image tells all of it. */
const MAX_HELD = 500;

/**
 * Where we are in the stream of one connection. A message that does not follow is held: an answer that takes part in the chain may still be on its
 * way to us. What is held after that is proof of a loss.
 */
export class StreamChain {
  #last: StreamPosition | null = null;
  #held: MarketStreamMessage[] = [];

  get position(): StreamPosition | null {
    return this.#last;
  }

  /** Whether something was received that does not follow. */
  get broken(): boolean {
    return this.#last !== null && this.#held.length > 0;
  }

  /** Begins, or begins again, from an image of everything. */
  anchor({ epoch, seq }: StreamPosition): void {
    this.#last = { epoch, seq };
  }

  /** An answer in the middle of the stream: moves on when it follows. Without an anchor nothing does. */
  link(answer: ChainLink): ChainStep {
    if (this.#last === null) return 'gap';
    const step = chainStep(this.#last, answer);
    if (step === 'inOrder') this.anchor(answer);
    return step;
  }

  hold(message: MarketStreamMessage): void {
    this.#held.push(message);
    if (this.#held.length > MAX_HELD) this.#held = this.#held.slice(-1);
  }

  /** The held messages that follow now, in order. Those that are older than the anchor are dropped. */
  following(): readonly MarketStreamMessage[] {
    const held = this.#held.toSorted((one, other) => one.seq - other.seq);
    this.#held = [];
    const following: MarketStreamMessage[] = [];
    for (const message of held) {
      const step = this.link(message);
      if (step === 'inOrder') following.push(message);
      else if (step !== 'duplicate') this.#held.push(message);
    }
    return following;
  }

  cut(): void {
    this.#last = null;
    this.#held = [];
  }
}
