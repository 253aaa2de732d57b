import { FileButtons } from './FileButtons';
import { useListFile, type CollectFile } from './useListFile';

export interface TakeAlongProps {
  /** Names the list: with another key a file on its way is given up. */
  readonly listKey: string;
  /** How many rows there are to take: of none nothing is offered. null while it is not known. */
  readonly rows: number | null;
  readonly collect: CollectFile;
}

/** A list as a file for a spreadsheet, or on paper, where nothing else needs to know of the file. */
export function TakeAlong({ listKey, rows, collect }: TakeAlongProps) {
  return <FileButtons file={useListFile(listKey, collect)} rows={rows} />;
}
