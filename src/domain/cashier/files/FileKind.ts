/** What may be sent: pictures, which are drawn anew before they leave, and PDFs, which leave as they are. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

const EXTENSIONS: ReadonlyMap<string, FileKind> = new Map([
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['pdf', 'pdf'],
]);

/** For the `accept` of a file field: by type for a phone's picker, by ending for a desktop's. */
export const ACCEPTED_FILES = [
  ...Object.values(MEDIA_TYPES),
  ...[...EXTENSIONS.keys()].map((ending) => `.${ending}`),
].join(',');

/** By the last ending only: `photo.jpg.exe` is an exe, and so is a name that only looks turned round (X28). */
export function kindByName(name: string): FileKind | null {
  return EXTENSIONS.get(endingOf(name)) ?? null;
}

/** Without the point, in lower case; '' when there is none. */
export function endingOf(name: string): string {
  const at = name.lastIndexOf('.');
  return at < 0 ? '' : name.slice(at + 1).toLowerCase();
}
