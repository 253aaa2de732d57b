import type { FileUnderWay } from './useListFile';

/** A list as its page draws it, paged or scrolled. */
export interface ListPaneProps<Filter> {
  readonly filter: Filter;
  readonly onChange: (change: Partial<Filter>, replace?: boolean) => void;
  readonly file: FileUnderWay;
  /** How many rows there are; null: not known yet. */
  readonly onCount: (count: number | null) => void;
}
