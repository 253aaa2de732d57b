import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { CleanPicture, PictureCleaner, PictureKind } from '@/application/ports/device/PictureCleaner';
import { fail, ok, type Result } from '@/domain/shared/Result';

type Picture = Parameters<PictureCleaner['clean']>[0];
type Bounds = Parameters<PictureCleaner['clean']>[1];

/** From fine to coarse: the first that fits is taken. A photo of a page is readable at the last one too. */
const QUALITIES = [0.9, 0.75, 0.55];

/**
 * `createImageBitmap` decodes off the main thread, turns the picture as its EXIF orientation says, and leaves everything else behind; the
 * canvas knows pixels only, so what it writes holds nothing but them (X28).
 */
export class CanvasPictureCleaner implements PictureCleaner {
  async clean(
    picture: Picture,
    bounds: Bounds,
    cancellation?: Cancellation,
  ): Promise<Result<CleanPicture, 'unreadable'>> {
    try {
      const blob = new Blob([picture.bytes.slice()], { type: `image/${picture.kind}` });
      const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
      try {
        if (cancellation?.cancelled === true) return fail('unreadable');
        return await drawAnew(bitmap, picture.kind, bounds);
      } finally {
        bitmap.close();
      }
    } catch {
      return fail('unreadable');
    }
  }
}

async function drawAnew(
  bitmap: ImageBitmap,
  from: PictureKind,
  { longestSide, mostBytes }: Bounds,
): Promise<Result<CleanPicture, 'unreadable'>> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return fail('unreadable');
  pen.imageSmoothingQuality = 'high';
  // A screenshot stays sharp as PNG; anything that is too heavy so, and every photo, is a JPEG on white.
  if (from === 'png') {
    pen.drawImage(bitmap, 0, 0, width, height);
    const sharp = await written(canvas, 'png');
    if (sharp !== null && sharp.length <= mostBytes) return ok({ bytes: sharp, kind: 'png', width, height });
  }
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
  for (const quality of QUALITIES) {
    const bytes = await written(canvas, 'jpeg', quality);
    if (bytes !== null && bytes.length <= mostBytes) return ok({ bytes, kind: 'jpeg', width, height });
  }
  return fail('unreadable');
}

/** null: the browser could not, or wrote another kind than was asked for. */
function written(
  canvas: HTMLCanvasElement,
  kind: 'jpeg' | 'png',
  quality?: number,
): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null || blob.type !== `image/${kind}`) resolve(null);
        else blob.arrayBuffer().then((buffer) => resolve(new Uint8Array(buffer)), reject);
      },
      `image/${kind}`,
      quality,
    );
  });
}
