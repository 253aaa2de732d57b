export interface OpenOptions {
  /** Markets that the stream tells of. */
  readonly subscribed: number;
  /** Markets that are drawn, the first ones. */
  readonly mounted: number;
  readonly seed: number;
  /** Ladders over the grid, of the first runner of the first markets; the prices are then whole books. */
  readonly ladders?: number;
  /** The grid of the page with our parts, for the plain page to draw the same. */
  readonly copy?: GridCopy;
}

/** A grid as it was drawn: its markup and the style sheets that it wants. */
export interface GridCopy {
  readonly html: string;
  readonly sheets: readonly string[];
  readonly ladders?: string;
}

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly count: number;
}

/** What a page saw of itself during one window. Milliseconds. */
export interface WindowSeen {
  readonly frames: Spread;
  readonly paint: Spread;
  /** p95 of the later half over that of the earlier half: above 1 when the page falls behind. */
  readonly paintGrowth: number;
  readonly longTasks: number;
}

export interface RepaintCount {
  /** Cells whose text had to change, summed over all frames. */
  readonly due: number;
  /** Times a cell was written. */
  readonly repaints: number;
  /** Cells written that had nothing new to show, or written more than once a frame. */
  readonly needless: number;
  /** Cells that show something else than the stream said, at the end. */
  readonly wrong: number;
}

export interface Held {
  /** Cells that listen for prices. */
  readonly listening: number;
  readonly cells: number;
}

/** What one second of the stream costs before any price is shown: milliseconds of script. */
export interface Receiving {
  readonly bytes: number;
  readonly parse: number;
  /** Beyond that: held against the schema, and made the core's. */
  readonly decode: number;
}

/** What the driver outside calls: `window.bench` of either page. */
export interface BenchPage {
  open(options: OpenOptions): Promise<void>;
  copy(): GridCopy;
  start(perSecond: number): void;
  watch(ms: number): Promise<WindowSeen>;
  /** Cell updates since the start. */
  stop(): Promise<number>;
  countRepaints(bursts: number, updates: number, equal: boolean): Promise<RepaintCount>;
  /** Draws other markets, as scrolling does: the first one from now on. */
  scrollTo(first: number): Promise<void>;
  held(): Held;
  /** What the ladders say, cell by cell. */
  ladderTexts(): readonly string[];
  receiving(perSecond: number, seed: number): Receiving;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}
