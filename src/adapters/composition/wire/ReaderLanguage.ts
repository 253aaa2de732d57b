/** What the reader has chosen, e.g. `hi`: a server is asked in it. */
export interface ReaderLanguage {
  readonly now: () => string;
  /** Returns how to stop. */
  readonly onChange: (changed: () => void) => () => void;
}
