const LARGEST = 5 * 1024 * 1024;
const STARTS: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x25, 0x50, 0x44, 0x46, 0x2d],
];

/** A picture (JPEG, PNG) or a PDF by its first bytes, of at most 5 MB: names and types are only what a sender says. */
export function isProof(bytes: Uint8Array): boolean {
  return (
    bytes.length <= LARGEST && STARTS.some((start) => start.every((byte, index) => bytes[index] === byte))
  );
}
