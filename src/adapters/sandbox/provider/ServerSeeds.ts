import { hmacSha256, sha256 } from './sha256';

export interface ServerSeed {
  readonly seed: string;
  /** Its hash: what is promised. */
  readonly commit: string;
}

/** Kept ones; the rest is reckoned again. */
const MAX_SAVED = 500;

/** The server's seeds. They follow from the company's own secret: nobody can know one before it is told, and none needs to be stored. */
export class ServerSeeds {
  private readonly made = new Map<string, ServerSeed>();

  constructor(private readonly secret: string) {}

  of(seat: string, nonce: number): ServerSeed {
    const name = `${seat}.${nonce}`;
    const known = this.made.get(name);
    if (known !== undefined) return known;
    const seed = hmacSha256(this.secret, name);
    const fresh = { seed, commit: sha256(seed) };
    if (this.made.size >= MAX_SAVED) this.made.clear();
    this.made.set(name, fresh);
    return fresh;
  }
}
