/** Latin text and numbers to bytes, one after another. */
export function makeBytes(...parts: readonly (string | readonly number[] | Uint8Array)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0) & 0xff) : [...part],
    ),
  );
}

export const big16 = (value: number): number[] => [(value >>> 8) & 0xff, value & 0xff];
export const big32 = (value: number): number[] => [...big16(value >>> 16), ...big16(value & 0xffff)];
export const little24 = (value: number): number[] => [
  value & 0xff,
  (value >>> 8) & 0xff,
  (value >>> 16) & 0xff,
];
export const little32 = (value: number): number[] => [...little24(value), (value >>> 24) & 0xff];
