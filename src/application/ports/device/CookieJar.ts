export interface CookieJar {
  /** The raw value of a cookie, decoded once, or null. Never throws. */
  read(name: string): string | null;
}
