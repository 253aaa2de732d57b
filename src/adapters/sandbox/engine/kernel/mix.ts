/** Four 32-bit lanes of a text: a fast, well-spread hash that is the same everywhere. Not cryptographic. */
export function mixText(text: string): readonly [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

export function mixToHex(text: string): string {
  return mixText(text)
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('');
}

/** One 32-bit word out of several parts: the seed of something that has a name. */
export function seedOf(...parts: readonly (string | number)[]): number {
  return mixText(parts.join('|'))[0] | 0;
}
