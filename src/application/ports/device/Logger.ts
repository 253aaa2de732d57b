/** For maintainers, never for players. No tokens, passwords, OTPs, account or phone numbers: adapters scrub, callers do not pass them. */
export interface Logger {
  /** How the app does, e.g. how long a page took. */
  info(what: string, details?: Readonly<Record<string, string | number | boolean | null>>): void;
  warn(what: string, details?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(what: string, details?: Readonly<Record<string, string | number | boolean | null>>): void;
}
