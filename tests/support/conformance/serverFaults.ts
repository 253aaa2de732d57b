import { bettingFaults } from './bettingFaults';
import { lineFaults } from './lineFaults';
import { moneyFaults } from './moneyFaults';
import { readingFaults } from './readingFaults';
import type { ServerFault } from './ServerFault';
import { streamFaults } from './streamFaults';

export interface FaultRow {
  readonly fault: string;
  /** How the title of the case begins that has to name it. */
  readonly named: string;
  /** What it says of it. */
  readonly says: RegExp;
  readonly begin: () => ServerFault;
}

/** Servers that do one thing wrong: a judge that does not name it is no judge. */
export const SERVER_FAULTS: readonly FaultRow[] = [
  ...lineFaults,
  ...readingFaults,
  ...streamFaults,
  ...moneyFaults,
  ...bettingFaults,
];
