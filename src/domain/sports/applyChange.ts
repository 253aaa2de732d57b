import { NO_MONEY } from '@/domain/shared/Money';
import type { RunnerId } from '@/domain/shared/ids';
import type {
  LevelChange,
  MarketBook,
  MarketChange,
  PriceLevel,
  RunnerBook,
  RunnerChange,
} from './MarketBook';

/** An exchange shows no more than ten prices a side. A level beyond is ignored: it could only cost memory. */
export const DEEPEST_LEVEL = 9;

/** Whether there is such a level. */
export function isLevel(level: number): boolean {
  return Number.isInteger(level) && level >= 0 && level <= DEEPEST_LEVEL;
}

const EMPTY_RUNNER: RunnerBook = { status: 'active', back: [], lay: [] };

const EMPTY_BOOK: Omit<MarketBook, 'id'> = {
  // What an image does not say is unknown, and unknown cannot be bet on.
  status: 'suspended',
  statusLabel: '',
  version: 0,
  inPlay: false,
  delaySeconds: 0,
  totalMatched: NO_MONEY,
  result: null,
  runners: new Map(),
};

/**
 * The book after a change. An image replaces everything, absent runners included (F35); a delta merges, and without a book it needs an
 * image first (F31). What does not change keeps its identity: an equal change returns the same book (F32).
 */
export function applyChange(book: MarketBook | null, change: MarketChange): MarketBook | 'needsImage' {
  if (change.image) {
    const image = imageBook(change);
    return book === null ? image : keepEqualRunners(book, image);
  }
  return book === null ? 'needsImage' : merged(book, change);
}

/** The book that a change makes on its own. */
export function imageBook(change: MarketChange): MarketBook {
  return merged({ id: change.id, ...EMPTY_BOOK }, change);
}

function merged(book: MarketBook, change: MarketChange): MarketBook {
  const next: MarketBook = {
    id: book.id,
    status: change.status ?? book.status,
    statusLabel: change.statusLabel ?? book.statusLabel,
    version: change.version ?? book.version,
    inPlay: change.inPlay ?? book.inPlay,
    delaySeconds: change.delaySeconds ?? book.delaySeconds,
    totalMatched: change.totalMatched ?? book.totalMatched,
    result: change.result === undefined ? book.result : change.result,
    runners: mergedRunners(book.runners, change.runners),
  };
  return sameConditions(book, next) && next.runners === book.runners ? book : next;
}

/** A runner that is listed twice is merged twice: nothing of either entry is lost. */
function mergedRunners(
  before: ReadonlyMap<RunnerId, RunnerBook>,
  changes: readonly RunnerChange[],
): ReadonlyMap<RunnerId, RunnerBook> {
  let runners: Map<RunnerId, RunnerBook> | null = null;
  for (const change of changes) {
    const known = (runners ?? before).get(change.id);
    const next = mergedRunner(known ?? EMPTY_RUNNER, change);
    if (next === known) continue;
    runners ??= new Map(before);
    runners.set(change.id, next);
  }
  return runners ?? before;
}

function mergedRunner(runner: RunnerBook, change: RunnerChange): RunnerBook {
  const status = change.status ?? runner.status;
  const back = mergedLevels(runner.back, change.back);
  const lay = mergedLevels(runner.lay, change.lay);
  const same = status === runner.status && back === runner.back && lay === runner.lay;
  return same ? runner : { status, back, lay };
}

function mergedLevels(
  before: RunnerBook['back'],
  changes: readonly LevelChange[] | undefined,
): RunnerBook['back'] {
  if (changes === undefined) return before;
  let levels: (PriceLevel | null)[] | null = null;
  for (const { level, offer: told } of changes) {
    if (!isLevel(level)) continue;
    const offer = told === null || told.size === 0 ? null : told;
    if (sameOffer((levels ?? before)[level] ?? null, offer)) continue;
    levels ??= [...before];
    while (levels.length < level) levels.push(null);
    levels[level] = offer;
  }
  return levels === null ? before : withoutTail(levels);
}

/** Holes stay, empty levels at the end do not: an emptied ladder equals one that was never filled. */
function withoutTail(levels: (PriceLevel | null)[]): (PriceLevel | null)[] {
  if (levels.at(-1) !== null) return levels;
  return levels.slice(0, levels.findLastIndex((offer) => offer !== null) + 1);
}

export function sameOffer(one: PriceLevel | null, other: PriceLevel | null): boolean {
  return one?.price === other?.price && one?.size === other?.size && one?.line === other?.line;
}

function sameConditions(one: MarketBook, other: MarketBook): boolean {
  return (
    one.status === other.status &&
    one.statusLabel === other.statusLabel &&
    one.version === other.version &&
    one.inPlay === other.inPlay &&
    one.delaySeconds === other.delaySeconds &&
    one.totalMatched === other.totalMatched &&
    one.result === other.result
  );
}

function keepEqualRunners(before: MarketBook, image: MarketBook): MarketBook {
  const runners = new Map<RunnerId, RunnerBook>();
  let same = before.runners.size === image.runners.size;
  for (const [id, runner] of image.runners) {
    const known = before.runners.get(id);
    const equal = known !== undefined && sameRunner(known, runner);
    runners.set(id, equal ? known : runner);
    same &&= equal;
  }
  return same && sameConditions(before, image) ? before : { ...image, runners };
}

function sameRunner(one: RunnerBook, other: RunnerBook): boolean {
  return one.status === other.status && sameLadder(one.back, other.back) && sameLadder(one.lay, other.lay);
}

function sameLadder(one: RunnerBook['back'], other: RunnerBook['back']): boolean {
  return one.length === other.length && one.every((offer, level) => sameOffer(offer, other[level] ?? null));
}
