/** The fields of WHATWG `URL` that decide whether an address is safe. */
export interface ParsedUrl {
  /** With its colon, e.g. `https:`. */
  readonly protocol: string;
  readonly origin: string;
  /** Without a port. */
  readonly hostname: string;
  /** Empty for the scheme's own port. */
  readonly port: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  readonly href: string;
}

/** The platform's own parser: `(text, base) => URL.parse(text, base)`. null for what is no address. Never throws. */
export type UrlParser = (text: string, base: string) => ParsedUrl | null;
