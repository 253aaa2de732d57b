/** One thing that happened. Never holds a password, a token or a code. */
export interface LogEntry {
  readonly at: number;
  readonly kind: string;
  readonly parts: readonly (string | number | null)[];
}
