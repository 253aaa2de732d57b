import { median } from './median';
import type { Tabs } from './openTabs';
import { PAGES, type PageKind, type Window } from './Tab';

export interface PricePathOptions {
  readonly rates: readonly number[];
  readonly cpus: readonly number[];
  readonly rounds: number;
  readonly windowMs: number;
}

/** One page at one rate: medians over the rounds. Main thread in milliseconds of CPU time per second. */
export interface Cost {
  readonly task: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly framesPerSecond: number;
  readonly frameP50: number;
  readonly frameP95: number;
  readonly frameP99: number;
  readonly paintP95: number;
  readonly paintGrowth: number;
  readonly longTasksPer10s: number;
}

export interface PriceRow {
  readonly cpu: number;
  readonly rate: number;
  readonly ours: Cost;
  readonly plain: Cost;
  readonly lean: Cost;
  /** Ours over plain, the median of the ratios of windows that stood next to each other. */
  readonly taskRatio: number;
  /** Ours over lean, in the same way. */
  readonly leanRatio: number;
  /** The same for the cost of one frame: what is left when the machine gave the two pages a different number of frames. */
  readonly frameRatio: number;
}

type Seen = Readonly<Record<PageKind, Window>>;

/** The pages in turn, and the other way round in the next round, so that a machine that slows down slows all of them. */
export async function runPricePath(
  tabs: Tabs,
  { rates, cpus, rounds, windowMs }: PricePathOptions,
  say: (line: string) => void,
): Promise<PriceRow[]> {
  const rows: PriceRow[] = [];
  for (const cpu of cpus)
    for (const rate of rates) {
      const all: Seen[] = [];
      for (let round = 0; round < rounds; round++) {
        const seen = new Map<PageKind, Window>();
        for (const kind of round % 2 === 0 ? PAGES : PAGES.toReversed()) {
          await tabs[kind].throttle(cpu);
          seen.set(kind, await tabs[kind].window(rate, windowMs));
          await tabs[kind].throttle(1);
        }
        all.push(Object.fromEntries(seen) as Seen);
      }
      say(`${rate}/s at ${cpu}x`);
      rows.push(rowOf(cpu, rate, all, windowMs));
    }
  return rows;
}

function rowOf(cpu: number, rate: number, all: readonly Seen[], windowMs: number): PriceRow {
  const perFrame = ({ task, seen }: Window): number => task / Math.max(1, seen.frames.count);
  const cost = (kind: PageKind): Cost =>
    costOf(
      all.map((seen) => seen[kind]),
      windowMs,
    );
  return {
    cpu,
    rate,
    ours: cost('ours'),
    plain: cost('plain'),
    lean: cost('lean'),
    taskRatio: median(all.map(({ ours, plain }) => ours.task / plain.task)),
    leanRatio: median(all.map(({ ours, lean }) => ours.task / lean.task)),
    frameRatio: median(all.map(({ ours, plain }) => perFrame(ours) / perFrame(plain))),
  };
}

function costOf(windows: readonly Window[], windowMs: number): Cost {
  const of = (read: (window: Window) => number): number => median(windows.map(read));
  return {
    task: of(({ task }) => task),
    script: of(({ script }) => script),
    style: of(({ style }) => style),
    layout: of(({ layout }) => layout),
    framesPerSecond: of(({ seen }) => (seen.frames.count * 1_000) / windowMs),
    frameP50: of(({ seen }) => seen.frames.p50),
    frameP95: of(({ seen }) => seen.frames.p95),
    frameP99: of(({ seen }) => seen.frames.p99),
    paintP95: of(({ seen }) => seen.paint.p95),
    paintGrowth: of(({ seen }) => seen.paintGrowth),
    longTasksPer10s: of(({ seen }) => (seen.longTasks * 10_000) / windowMs),
  };
}
