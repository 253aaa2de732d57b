import { hmacSha256 } from './sha256';

/** What a round's outcome follows from. The server's seed is promised by its hash before the bet and told after the round. */
export interface Seeds {
  readonly server: string;
  readonly client: string;
  readonly nonce: number;
}

/** The round's chance: 32-bit numbers, eight to a signature, `HMAC-SHA256(server, "client:nonce:part")`. */
export function words(seeds: Seeds, count: number): readonly number[] {
  const drawn: number[] = [];
  for (let part = 0; drawn.length < count; part += 1) {
    const signed = hmacSha256(seeds.server, `${seeds.client}:${seeds.nonce}:${part}`);
    for (let at = 0; at < 64; at += 8) drawn.push(Number.parseInt(signed.slice(at, at + 8), 16));
  }
  return drawn.slice(0, count);
}

/** The next 32-bit number of a round. */
export type Draw = () => number;

/** The same numbers one by one, for rounds that do not know before how many they take. */
export function drawFrom(seeds: Seeds): Draw {
  let drawn: readonly number[] = [];
  let at = 0;
  return () => {
    if (at === drawn.length) drawn = words(seeds, at === 0 ? 16 : at * 2);
    at += 1;
    return drawn[at - 1] ?? 0;
  };
}

/** A whole number from 0 to below `n`; uneven by less than n/2^32. */
export function below(n: number, word: number): number {
  return Math.floor((word * n) / 4_294_967_296);
}
