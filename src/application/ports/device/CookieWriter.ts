/** Keeps something for the next visit of this site. */
export interface CookieWriter {
  /** Quiet where cookies are forbidden. */
  write(name: string, value: string, maxAgeSeconds: number): void;
}
