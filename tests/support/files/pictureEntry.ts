import { CanvasPictureCleaner } from '@/adapters/browser/CanvasPictureCleaner';
import { prepareFile } from '@/application/cashier/files/prepareFile';

/** A page that has nothing but the preparing of files. Bytes go in and out as base64. */
export interface PicturePage {
  prepare(
    name: string,
    content: string,
  ): Promise<{ readonly fault?: unknown; readonly file?: PreparedPicture }>;
  /** Four fields of colour, red, green, blue and grey from the top left, as a camera writes them. */
  photo(width: number, height: number, type: string): Promise<string>;
  /** Colours of the four quarters, read from the picture as a player sees it. */
  quarters(content: string, type: string): Promise<readonly (readonly number[])[]>;
}

export interface PreparedPicture {
  readonly name: string;
  readonly type: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly content: string;
}

declare global {
  interface Window {
    picturePage?: PicturePage;
  }
}

const prepare = prepareFile(new CanvasPictureCleaner());

function pen(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  return [canvas, context];
}

const bytesOf = (content: string) => Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

window.picturePage = {
  async prepare(name, content) {
    const result = await prepare(new File([bytesOf(content)], name), 'kyc');
    if (!result.ok) return { fault: result.error };
    const { bytes, size, name: given, type } = result.value;
    return {
      file: { name: given, type, width: size?.width, height: size?.height, content: base64Of(bytes) },
    };
  },
  async photo(width, height, type) {
    const [canvas, context] = pen(width, height);
    ['#f00', '#0f0', '#00f', '#888'].forEach((colour, at) => {
      context.fillStyle = colour;
      context.fillRect(((at % 2) * width) / 2, (Math.floor(at / 2) * height) / 2, width / 2, height / 2);
    });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95));
    if (blob === null) throw new Error('not written');
    return base64Of(new Uint8Array(await blob.arrayBuffer()));
  },
  async quarters(content, type) {
    const bitmap = await createImageBitmap(new Blob([bytesOf(content)], { type }));
    const { width, height } = bitmap;
    const [, context] = pen(width, height);
    context.drawImage(bitmap, 0, 0);
    return [0, 1, 2, 3].map((at) => {
      const x = Math.floor(width / 4 + ((at % 2) * width) / 2);
      const y = Math.floor(height / 4 + (Math.floor(at / 2) * height) / 2);
      return [...context.getImageData(x, y, 1, 1).data];
    });
  },
};
