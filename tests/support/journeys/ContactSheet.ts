import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Pictures of what a walk sees, on one page to look through. Without a folder nothing is taken: a test run stays short. */
export class ContactSheet {
  private readonly taken: { readonly name: string; readonly view: string; readonly file: string }[] = [];

  constructor(private readonly folder: string | undefined) {}

  get isWritten(): boolean {
    return this.folder !== undefined;
  }

  async add(page: Page, name: string, view: string): Promise<void> {
    if (this.folder === undefined) return;
    await mkdir(this.folder, { recursive: true });
    const file = `${String(this.taken.length).padStart(3, '0')}.jpg`;
    await page.screenshot({ path: join(this.folder, file), type: 'jpeg', quality: 75 });
    this.taken.push({ name, view, file });
  }

  /** One row for each page, one picture for each view of it. */
  async write(): Promise<void> {
    if (this.folder === undefined) return;
    const names = [...new Set(this.taken.map(({ name }) => name))];
    const html = names.map(
      (name) =>
        `<section><h2>${escape(name)}</h2>${this.taken
          .filter((picture) => picture.name === name)
          .map(
            ({ view, file }) => `<figure><img src="${file}" alt=""><figcaption>${view}</figcaption></figure>`,
          )
          .join('')}</section>`,
    );
    await writeFile(join(this.folder, 'index.html'), `${HEAD}${html.join('\n')}`);
  }
}

const HEAD = `<!doctype html><meta charset="utf-8"><title>Every page</title><style>
body{font:14px system-ui;margin:16px}section{display:flex;flex-wrap:wrap;gap:12px;align-items:start;border-top:1px solid #ccc}
h2{inline-size:100%;font-size:16px;margin:12px 0 0}figure{margin:0}img{block-size:420px;border:1px solid #ccc}</style>
`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
