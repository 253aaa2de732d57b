export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG = '89504e470d0a1a0a';

/** Of a PNG from its first chunk, of an SVG from its viewBox; null for anything else. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  if (bytes.subarray(0, 8).toString('hex') === PNG && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const box = /<svg\b[^>]*\bviewBox="\s*[\d.+-]+[\s,]+[\d.+-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(
    bytes.subarray(0, 4096).toString(),
  );
  return box === null ? null : { width: Number(box[1]), height: Number(box[2]) };
}
