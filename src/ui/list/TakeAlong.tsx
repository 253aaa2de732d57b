import { FileButtons } from './FileButtons';
import { useListFile, type CollectFile } from './useListFile';

export interface TakeAlongProps {
  /** Names the list: with another key a file on its way is given up. */
  readonly listKey: string;
  /** There is nothing to take. */
  readonly disabled: boolean;
  readonly collect: CollectFile;
}

/** A list as a file for a spreadsheet, or on paper, where nothing else needs to know of the file. */
export function TakeAlong({ listKey, disabled, collect }: TakeAlongProps) {
  return <FileButtons file={useListFile(listKey, collect)} disabled={disabled} />;
}
