import type { WireFile } from '../wire/SandboxBackend';

export interface ReadForm {
  /** Texts by field; the last one wins. */
  readonly body: Readonly<Record<string, string>>;
  readonly files: readonly WireFile[];
}

/** Bytes of a form that the sandbox reads, files and all. */
export const FORM_LIMIT_BYTES = 25 * 1024 * 1024;

/** One reading of a multipart form for both doors. */
export async function readForm(form: FormData): Promise<ReadForm> {
  const texts: [string, string][] = [];
  const files: WireFile[] = [];
  for (const [field, value] of form.entries()) {
    if (typeof value === 'string') texts.push([field, value]);
    else {
      const bytes = new Uint8Array(await value.arrayBuffer());
      files.push({ field, name: value.name, type: value.type, bytes });
    }
  }
  return { body: Object.fromEntries(texts), files };
}
