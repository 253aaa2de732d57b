/** What is wrong with the configuration, for the operator who reads the screen. */
export interface ConfigProblem {
  /** The key at fault, e.g. `capabilities.betKeys`; null when the file as a whole is. */
  readonly key: string | null;
  readonly reason: string;
}
