import { sharedNow } from '../stream/StreamTalk';
import type { WindowSeen } from './BenchPage';
import { spread } from './spread';

/** Frames, long tasks and the way from a message to the screen, seen from inside a page. The same for every grid. */
export class PageDriver {
  readonly #afterPaint = new MessageChannel();
  /** When the messages were sent that have not been written yet. */
  #arrived: number[] = [];
  #written: number[] = [];
  #frames: number[] = [];
  #paints: number[] = [];
  #longTasks = 0;
  #watching = false;

  constructor() {
    // A task that is posted from a frame runs after that frame was laid out and painted.
    this.#afterPaint.port1.addEventListener('message', () => this.#painted());
    this.#afterPaint.port1.start();
    new PerformanceObserver((list) => (this.#longTasks += list.getEntries().length)).observe({
      type: 'longtask',
    });
  }

  messageArrived(sentAt: number): void {
    this.#arrived.push(sentAt);
  }

  /** Whatever has arrived is in the document now. */
  shown(): void {
    if (this.#arrived.length === 0) return;
    this.#written.push(...this.#arrived);
    this.#arrived = [];
    this.#afterPaint.port2.postMessage(null);
  }

  async watch(ms: number): Promise<WindowSeen> {
    this.#frames = [];
    this.#paints = [];
    this.#longTasks = 0;
    this.#watching = true;
    await this.#framesFor(ms);
    this.#watching = false;
    const half = Math.floor(this.#paints.length / 2);
    const early = spread(this.#paints.slice(0, half)).p95;
    return {
      frames: spread(this.#frames),
      paint: spread(this.#paints),
      paintGrowth: early === 0 ? 1 : spread(this.#paints.slice(half)).p95 / early,
      longTasks: this.#longTasks,
    };
  }

  #painted(): void {
    const now = sharedNow();
    if (this.#watching) for (const sentAt of this.#written) this.#paints.push(now - sentAt);
    this.#written = [];
  }

  #framesFor(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const began = performance.now();
      let last = 0;
      const frame = (now: number): void => {
        if (last > 0) this.#frames.push(now - last);
        last = now;
        if (performance.now() - began < ms) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
  }
}
