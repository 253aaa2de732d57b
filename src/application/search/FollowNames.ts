import type { AnyEntry } from '@/domain/search/SearchResults';
import { buildIndex, type SearchIndex } from '@/domain/search/searchIndex';
import { SearchTexts } from '@/domain/search/SearchTexts';
import type { Scheduler } from '../ports/device/Scheduler';

/** Texts that are made at once, between two of which the page may paint and take a key. */
const SLICE = 400;

/** The index of all names. New names are read in slices; what was read before is not read again. */
export class FollowNames {
  readonly #texts = new SearchTexts();
  #index: SearchIndex<AnyEntry> = buildIndex<AnyEntry>([]);
  #stop = (): void => undefined;

  constructor(
    private readonly scheduler: Pick<Scheduler, 'after'>,
    private readonly onBuilt: () => void,
  ) {}

  get index(): SearchIndex<AnyEntry> {
    return this.#index;
  }

  /** How many texts were made so far. */
  get made(): number {
    return this.#texts.count;
  }

  /** Until the last slice is read, the index of before is searched. */
  changed(entries: readonly AnyEntry[]): void {
    this.#stop();
    this.#read(entries, 0);
  }

  stop(): void {
    this.#stop();
  }

  #read(entries: readonly AnyEntry[], from: number): void {
    const before = this.#texts.count;
    let at = from;
    for (const entry of entries.slice(from)) {
      if (this.#texts.count - before >= SLICE) break;
      this.#texts.of(entry);
      at += 1;
    }
    if (at < entries.length) {
      this.#stop = this.scheduler.after(0, () => this.#read(entries, at));
      return;
    }
    this.#index = buildIndex(entries, this.#texts);
    this.onBuilt();
  }
}
