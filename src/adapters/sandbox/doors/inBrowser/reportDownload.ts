import type { AxiosProgressEvent } from 'axios';

const CHUNK_BYTES = 262_144;

/**
 * Tells of a body arriving in pieces: a client that guards its memory cancels in the middle.
 * @param stopped asked after each piece; true ends the telling
 */
export function reportDownload(
  tell: (event: AxiosProgressEvent) => void,
  text: string,
  stopped: () => boolean,
): void {
  const total = new TextEncoder().encode(text).length;
  for (let loaded = 0; loaded < total && !stopped();) {
    const bytes = Math.min(CHUNK_BYTES, total - loaded);
    loaded += bytes;
    tell({ loaded, total, progress: loaded / total, bytes, download: true, lengthComputable: true });
  }
}
