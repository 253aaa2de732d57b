import { hexOf } from '../parts/hex';

export interface Seeds {
  readonly server?: string;
  readonly client: string;
  readonly nonce: number;
}

/** Undefined in a page that is not secure: there nothing can be hashed and signed. */
export const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export async function sha256(text: string): Promise<string> {
  if (subtle === undefined) throw new Error('cannot hash');
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', bytes(text))));
}

/** The round's numbers, eight to a signature. */
export async function numbersOf({ server = '', client, nonce }: Seeds, count: number): Promise<number[]> {
  if (subtle === undefined) throw new Error('cannot sign');
  const key = await subtle.importKey('raw', bytes(server), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const drawn: number[] = [];
  for (let part = 0; drawn.length < count; part += 1) {
    const signed = new DataView(await subtle.sign('HMAC', key, bytes(`${client}:${nonce}:${part}`)));
    for (let at = 0; at < 32; at += 4) drawn.push(signed.getUint32(at));
  }
  return drawn;
}

export async function numberOf(seeds: Seeds): Promise<number> {
  return (await numbersOf(seeds, 1))[0] ?? 0;
}

/** A number of 32 bits as one of 0 … n-1. */
export function below(n: number, word: number): number {
  return Math.floor((word * n) / 2 ** 32);
}

/** The first `count` of 0 … n-1, shuffled one place after the other, a number each. */
export async function shuffled(seeds: Seeds, n: number, count: number): Promise<number[]> {
  const items = Array.from({ length: n }, (_, at) => at);
  for (const [at, word] of (await numbersOf(seeds, count)).slice(0, count).entries()) {
    const other = at + below(n - at, word);
    [items[at], items[other]] = [items[other] ?? 0, items[at] ?? 0];
  }
  return items.slice(0, count);
}
