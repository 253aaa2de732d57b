import type { FileKind } from './FileKind';
import type { ImageSize } from './imageSize';

/** What is sent: checked, without metadata if it is a picture, and under a name of ours. */
export interface ReadyFile {
  /** `proof.jpg`, `document.pdf`: nothing of the name that the player's device gave it. */
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  /** null for a PDF, which is not opened. */
  readonly size: ImageSize | null;
}
