/** Whether these bytes, written in Latin letters, stand here. */
export function hasTextAt(bytes: Uint8Array, at: number, text: string): boolean {
  if (at < 0 || at + text.length > bytes.length) return false;
  for (let index = 0; index < text.length; index += 1)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** Big-endian, as PNG and JPEG write; 0 beyond the end. */
export function word16(bytes: Uint8Array, at: number): number {
  return (byte(bytes, at) << 8) | byte(bytes, at + 1);
}

export function word32(bytes: Uint8Array, at: number): number {
  return word16(bytes, at) * 65_536 + word16(bytes, at + 2);
}

/** Little-endian, as WebP writes. */
export function word24Little(bytes: Uint8Array, at: number): number {
  return byte(bytes, at) | (byte(bytes, at + 1) << 8) | (byte(bytes, at + 2) << 16);
}

export function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
