import { checkFileBytes, checkFileHead, mostBytes, type FileUse } from '@/domain/cashier/files/checkFile';
import { MEDIA_TYPES, type FileKind } from '@/domain/cashier/files/FileKind';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Cancellation } from '../../ports/device/Cancellation';
import type { PictureCleaner } from '../../ports/device/PictureCleaner';

/** A file of the device, of which nothing has been read yet. A browser's `File` is one. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Enough to read the smallest print of a passport, a tenth of what a camera takes. */
const MAX_SIDE = 2_400;
const STEMS: Readonly<Record<FileUse, string>> = { proof: 'proof', kyc: 'document' };
const ENDINGS: Readonly<Record<FileKind, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', pdf: 'pdf' };

/** From what the player chose to what is sent (X28): checked, drawn anew if it is a picture, renamed. Nothing leaves the device here. */
export function prepareFile(pictures: PictureCleaner) {
  return async (
    file: ChosenFile,
    use: FileUse,
    cancellation?: Cancellation,
  ): Promise<Result<ReadyFile, Message>> => {
    const head = checkFileHead(file, use);
    if (!head.ok) return head;
    const kind = head.value;
    const bytes = await read(file);
    if (bytes === null) return fail(say('file.unreadable'));
    const checked = checkFileBytes(bytes, kind);
    if (!checked.ok) return checked;
    if (kind === 'pdf') return ok(ready(use, { kind, bytes, size: null }));
    const bounds = { longestSide: MAX_SIDE, mostBytes: mostBytes(use) };
    const clean = await pictures.clean({ bytes, kind }, bounds, cancellation);
    if (!clean.ok) return fail(say('file.unreadable'));
    const { width, height } = clean.value;
    return ok(ready(use, { ...clean.value, size: { width, height } }));
  };

  /** null: the card was taken out, the file was moved or changed after it was chosen. */
  async function read(file: ChosenFile): Promise<Uint8Array | null> {
    const content = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    return content === null || content.length !== file.size ? null : content;
  }
}

export type PrepareFile = ReturnType<typeof prepareFile>;

function ready(use: FileUse, file: Pick<ReadyFile, 'kind' | 'bytes' | 'size'>): ReadyFile {
  const { kind, bytes, size } = file;
  return { name: `${STEMS[use]}.${ENDINGS[kind]}`, type: MEDIA_TYPES[kind], kind, bytes, size };
}
