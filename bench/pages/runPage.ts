import type { GridCopy, OpenOptions, RepaintCount } from './BenchPage';
import { cellsOf } from './cellsOf';
import type { Grid, Shown } from './Grid';
import { ladderTexts } from './laddersHost';
import { PageDriver } from './PageDriver';
import { receiving } from './receiving';
import { RepaintCounter } from './RepaintCounter';
import { WorkerStream } from './WorkerStream';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Gives a grid its stream and puts both into the hands of the driver outside. */
export function runPage(makeGrid: (shown: Shown) => Grid): void {
  const host = document.getElementById('grid');
  if (host === null) throw new Error('the page holds no #grid');
  const stream = new WorkerStream();
  const driver = new PageDriver();
  let counter: RepaintCounter | null = null;
  let drawn = { first: 0, mounted: 0 };
  const grid = makeGrid(() => {
    driver.shown();
    counter?.shown();
  });
  stream.onPrices((message, sentAt) => {
    driver.messageArrived(sentAt);
    counter?.messageArrived(message.changes);
    grid.messageArrived(message);
  });

  window.bench = {
    async open(options: OpenOptions) {
      drawn = { first: 0, mounted: options.mounted };
      await grid.open(host, options, await stream.open(options));
      await nextFrame();
      cellsOf(host, 0, options.mounted);
    },
    copy: (): GridCopy => grid.copy(host),
    start: (perSecond) => stream.start(perSecond),
    watch: (ms) => driver.watch(ms),
    stop: () => stream.stop(),
    async countRepaints(bursts, updates, equal): Promise<RepaintCount> {
      counter = new RepaintCounter(cellsOf(host, drawn.first, drawn.mounted), host);
      for (let done = 0; done < bursts; done++) {
        // Several messages between two frames: what they say of one cell is still one repaint.
        await stream.burst(3, updates, equal);
        await nextFrame();
        await nextFrame();
      }
      const count = counter.finish();
      counter = null;
      return count;
    },
    async scrollTo(first) {
      drawn = { ...drawn, first };
      grid.scrollTo(first);
      await nextFrame();
    },
    held: () => grid.held(host),
    ladderTexts,
    receiving,
  };
}
