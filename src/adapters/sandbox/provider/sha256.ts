/** SHA-256 and HMAC over text (UTF-8), at once and in plain arithmetic: the same in Node, in a page and in a test. FIPS 180-4, RFC 2104. */

const ROUND = constants();
const ENCODER = new TextEncoder();

/** 64 hexadecimal characters. */
export function sha256(text: string): string {
  return hex(digest(ENCODER.encode(text)));
}

export function hmacSha256(key: string, text: string): string {
  const given = ENCODER.encode(key);
  const block = new Uint8Array(64);
  block.set(given.length > 64 ? bytesOf(digest(given)) : given);
  const inner = digest(
    joined(
      block.map((byte) => byte ^ 0x36),
      ENCODER.encode(text),
    ),
  );
  return hex(
    digest(
      joined(
        block.map((byte) => byte ^ 0x5c),
        bytesOf(inner),
      ),
    ),
  );
}

function digest(message: Uint8Array): Uint32Array {
  const length = message.length;
  const padded = new Uint8Array((((length + 8) >> 6) + 1) * 64);
  padded.set(message);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x2000_0000));
  view.setUint32(padded.length - 4, (length << 3) >>> 0);
  const state = Uint32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  );
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) compress(state, view, at, words);
  return state;
}

/** Plain assignments: this is the inner loop of every round. */
function compress(state: Uint32Array, view: DataView, start: number, words: Uint32Array): void {
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(start + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15] ?? 0;
    const late = words[at - 2] ?? 0;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = ((words[at - 16] ?? 0) + s0 + (words[at - 7] ?? 0) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[at] ?? 0) + (words[at] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

/** The first 32 bits behind the point of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const primes: number[] = [];
  for (let next = 2; primes.length < 64; next += 1)
    if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  return Uint32Array.from(primes, (prime) => Number(cubeRootBits(BigInt(prime))));
}

/** floor(cbrt(n) * 2^32) mod 2^32, exact: no engine's own idea of a cube root. */
function cubeRootBits(n: bigint): bigint {
  const target = n << 96n;
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** 3n <= target) low = middle;
    else high = middle;
  }
  return low & 0xffff_ffffn;
}

function bytesOf(words: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, at) => view.setUint32(at * 4, word));
  return new Uint8Array(view.buffer);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

function hex(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
