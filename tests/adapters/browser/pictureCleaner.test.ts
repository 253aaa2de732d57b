import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleEntry } from '@tests/support/browser/bundleEntry';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { chunk, exifWithPlace, greyPng, pdf, pngHeader } from '@tests/support/files/fileCorpus';
import { makeBytes } from '@tests/support/files/makeBytes';
import type { PicturePage, PreparedPicture } from '@tests/support/files/pictureEntry';

const SECRET = 'KODAK-OF-MEENA';
const RED = [254, 0, 0];
const GREEN = [0, 255, 1];
const BLUE = [0, 0, 254];
const GREY = [136, 136, 136];

describe('a picture drawn anew, in a real browser', () => {
  let browser: BorrowedChromium;
  let page: Page;

  beforeAll(async () => {
    const [launched, code] = await Promise.all([
      borrowChromium(),
      bundleEntry('tests/support/files/pictureEntry.ts'),
    ]);
    browser = launched;
    page = await browser.newPage();
    await page.addScriptTag({ content: code });
  });
  afterAll(() => browser.close());

  async function prepared(name: string, bytes: Uint8Array): ReturnType<PicturePage['prepare']> {
    const content = Buffer.from(bytes).toString('base64');
    return page.evaluate(([name, content]) => window.picturePage?.prepare(name, content) ?? {}, [
      name,
      content,
    ] as const);
  }

  async function ready(name: string, bytes: Uint8Array): Promise<PreparedPicture> {
    const { file, fault } = await prepared(name, bytes);
    if (file === undefined) throw new Error(`refused: ${JSON.stringify(fault)}`);
    return file;
  }

  async function photo(width: number, height: number, type: string): Promise<Uint8Array> {
    const content = await page.evaluate(
      ([width, height, type]) => window.picturePage?.photo(width, height, type) ?? '',
      [width, height, type] as const,
    );
    return Buffer.from(content, 'base64');
  }

  async function coloursOf({ content, type }: PreparedPicture): Promise<readonly (readonly number[])[]> {
    return page.evaluate(([content, type]) => window.picturePage?.quarters(content, type) ?? [], [
      content,
      type,
    ] as const);
  }

  function near(seen: readonly (readonly number[])[], wanted: readonly (readonly number[])[]): void {
    expect(seen).toHaveLength(4);
    for (const [at, colour] of wanted.entries())
      for (const [part, value] of colour.entries())
        expect(Math.abs((seen[at]?.[part] ?? 999) - value), `quarter ${at}`).toBeLessThan(12);
  }

  const textOf = (file: PreparedPicture): string => Buffer.from(file.content, 'base64').toString('latin1');

  it.each([
    [1, [RED, GREEN, BLUE, GREY], 400, 300],
    [6, [BLUE, RED, GREY, GREEN], 300, 400],
    [3, [GREY, BLUE, GREEN, RED], 400, 300],
  ] as const)(
    '[X28] loses where it was taken and stands as it was held (orientation %i)',
    async (orientation, colours, width, height) => {
      const plain = await photo(400, 300, 'image/jpeg');
      const taken = makeBytes(plain.subarray(0, 2), exifWithPlace(orientation, SECRET), plain.subarray(2));
      expect(Buffer.from(taken).toString('latin1')).toContain(SECRET);
      const file = await ready('IMG_2041.jpg', taken);
      expect(textOf(file)).not.toContain(SECRET);
      expect(textOf(file)).not.toContain('Exif');
      expect(file).toMatchObject({ name: 'document.jpg', type: 'image/jpeg', width, height });
      near(await coloursOf(file), colours);
    },
  );

  it('[X28] loses the notes of a PNG, and stays a PNG', async () => {
    const plain = await photo(64, 64, 'image/png');
    const received = makeBytes(
      plain.subarray(0, 33),
      chunk('tEXt', makeBytes(`Author\0${SECRET}`)),
      plain.subarray(33),
    );
    const file = await ready('shot.png', received);
    expect(textOf(file)).not.toContain(SECRET);
    expect(file).toMatchObject({ name: 'document.png', type: 'image/png', width: 64, height: 64 });
    near(await coloursOf(file), [RED, GREEN, BLUE, GREY]);
  });

  it('[X28] makes a JPEG of a WebP, and a large photo smaller', async () => {
    const webp = await ready('shared.webp', await photo(200, 100, 'image/webp'));
    expect(webp).toMatchObject({ name: 'document.jpg', type: 'image/jpeg', width: 200, height: 100 });
    const large = await ready('large.jpg', await photo(4_800, 3_600, 'image/jpeg'));
    expect(large).toMatchObject({ width: 2_400, height: 1_800 });
    near(await coloursOf(large), [RED, GREEN, BLUE, GREY]);
  });

  it('[X28] a bomb just below the limit is drawn small; above it nothing is unpacked', async () => {
    const below = greyPng(6_300, 6_300);
    expect(below.length).toBeLessThan(60_000);
    expect(await ready('below.png', below)).toMatchObject({ width: 2_400, height: 2_400 });
    expect(await prepared('above.png', greyPng(6_400, 6_400))).toMatchObject({
      fault: { key: 'file.tooManyPixels' },
    });
    expect(await page.evaluate(() => 1 + 1)).toBe(2);
  });

  it('[X28] what only looks like a picture is refused', async () => {
    for (const bytes of [
      pngHeader(100, 100),
      makeBytes(pngHeader(100, 100), chunk('IDAT', makeBytes('noise'))),
    ])
      expect(await prepared('broken.png', bytes)).toMatchObject({ fault: { key: 'file.unreadable' } });
  });

  it('[X28] a PDF leaves as it came', async () => {
    const file = await ready('bill.pdf', pdf());
    expect(file).toMatchObject({ name: 'document.pdf', type: 'application/pdf' });
    expect(textOf(file)).toBe(Buffer.from(pdf()).toString('latin1'));
  });
});
