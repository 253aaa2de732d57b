import { describe, expect, it } from 'vitest';
import { prepareFile } from '@/application/cashier/files/prepareFile';
import type { ChosenFile } from '@/application/cashier/files/prepareFile';
import type { PictureCleaner } from '@/application/ports/device/PictureCleaner';
import { fail, ok } from '@/domain/shared/Result';
import { jpegHeader, pdf, pngHeader } from '@tests/support/files/fileCorpus';
import { makeBytes } from '@tests/support/files/makeBytes';

function chosen(name: string, content: Uint8Array): ChosenFile & { reads: number } {
  return {
    name,
    size: content.length,
    reads: 0,
    arrayBuffer() {
      this.reads += 1;
      return Promise.resolve(content.slice().buffer);
    },
  };
}

function cleaner(answer: Awaited<ReturnType<PictureCleaner['clean']>>): PictureCleaner & { seen: unknown[] } {
  const seen: unknown[] = [];
  return { seen, clean: (...call) => (seen.push(call), Promise.resolve(answer)) };
}

const drawn = ok({ bytes: makeBytes('drawn'), kind: 'jpeg', width: 2_400, height: 1_600 } as const);

describe('preparing a file', () => {
  it('[X28] draws a picture anew, within bounds, and gives it a name of ours', async () => {
    const pictures = cleaner(drawn);
    const result = await prepareFile(pictures)(chosen('../../\u202Eme.JPG', jpegHeader(4_000, 3_000)), 'kyc');
    expect(result).toEqual(
      ok({
        name: 'document.jpg',
        type: 'image/jpeg',
        kind: 'jpeg',
        bytes: makeBytes('drawn'),
        size: { width: 2_400, height: 1_600 },
      }),
    );
    expect(pictures.seen).toMatchObject([
      [{ kind: 'jpeg' }, { longestSide: 2_400, mostBytes: 8 * 1_048_576 }, undefined],
    ]);
  });

  it('[X28] passes a PDF as it is, unopened', async () => {
    const pictures = cleaner(drawn);
    const result = await prepareFile(pictures)(chosen('my bank.pdf', pdf()), 'proof');
    expect(result).toMatchObject({ ok: true, value: { name: 'proof.pdf', bytes: pdf(), size: null } });
    expect(pictures.seen).toEqual([]);
  });

  it('[X28] does not read what its name or length rules out, and does not decode a bomb', async () => {
    const pictures = cleaner(drawn);
    const exe = chosen('photo.jpg.exe', jpegHeader(10, 10));
    const huge = { ...chosen('photo.jpg', jpegHeader(10, 10)), size: 52_428_800 };
    for (const file of [exe, huge]) {
      await expect(prepareFile(pictures)(file, 'kyc')).resolves.toMatchObject({ ok: false });
      expect(file.reads).toBe(0);
    }
    const bomb = await prepareFile(pictures)(chosen('p.png', pngHeader(30_000, 30_000)), 'kyc');
    expect(bomb).toMatchObject({ ok: false, error: { key: 'file.tooManyPixels' } });
    expect(pictures.seen).toEqual([]);
  });

  it('[X28] says so when the file cannot be read, has changed, or cannot be drawn', async () => {
    const unreadable = { ok: false, error: { key: 'file.unreadable' } };
    const file = chosen('p.jpg', jpegHeader(10, 10));
    const gone = { ...file, arrayBuffer: () => Promise.reject(new Error('NotReadableError')) };
    const changed = { ...file, size: file.size + 1 };
    await expect(prepareFile(cleaner(drawn))(gone, 'kyc')).resolves.toMatchObject(unreadable);
    await expect(prepareFile(cleaner(drawn))(changed, 'kyc')).resolves.toMatchObject(unreadable);
    await expect(prepareFile(cleaner(fail('unreadable')))(file, 'kyc')).resolves.toMatchObject(unreadable);
  });
});
