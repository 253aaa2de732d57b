import { brotliDecompressSync } from 'node:zlib';

/** What a browser takes its line heights and weights from. */
export interface FontFacts {
  /** Of 1000, above and below the line. */
  readonly ascent: number;
  readonly descent: number;
  /** From which weight to which; null: the file has one weight. */
  readonly weights: readonly [number, number] | null;
}

const SIGNATURE = 'wOF2';
const HEADER = 48;
/** Tables by their place in the list of known ones (WOFF2, section 4.1); others say their name. */
const KNOWN = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 10: 'glyf', 11: 'loca', 47: 'fvar' } as const;
const NAMED = 63;
/** These two are kept transformed unless their entry says otherwise. */
const TRANSFORMED = ['glyf', 'loca'];

/** null: no font of this kind, or one that is cut off. */
export function readWoff2(bytes: Buffer): FontFacts | null {
  try {
    return bytes.toString('latin1', 0, 4) === SIGNATURE ? factsOf(tablesOf(bytes)) : null;
  } catch {
    return null;
  }
}

function tablesOf(bytes: Buffer): ReadonlyMap<string, Buffer> {
  let at = HEADER;
  const entries = Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = bytes.readUInt8(at++);
    const place = flags & 63;
    const tag =
      place === NAMED
        ? bytes.toString('latin1', at, (at += 4))
        : (KNOWN[place as keyof typeof KNOWN] ?? `${place}`);
    let length = number();
    const version = flags >> 6;
    if (TRANSFORMED.includes(tag) ? version !== 3 : version !== 0) length = number();
    return { tag, length };
  });
  /** Seven bits a byte, the last one without the mark. */
  function number(): number {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
  const plain = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  let start = 0;
  return new Map(entries.map(({ tag, length }) => [tag, plain.subarray(start, (start += length))]));
}

function factsOf(tables: ReadonlyMap<string, Buffer>): FontFacts | null {
  const [head, hhea, fvar] = [tables.get('head'), tables.get('hhea'), tables.get('fvar')];
  if (head === undefined || hhea === undefined) return null;
  const unit = 1000 / head.readUInt16BE(18);
  return {
    ascent: hhea.readInt16BE(4) * unit,
    descent: -hhea.readInt16BE(6) * unit,
    weights: fvar === undefined ? null : weightsOf(fvar),
  };
}

function weightsOf(fvar: Buffer): readonly [number, number] | null {
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  for (let axis = first; axis < first + count * size; axis += size)
    if (fvar.toString('latin1', axis, axis + 4) === 'wght')
      return [fvar.readInt32BE(axis + 4) / 65_536, fvar.readInt32BE(axis + 12) / 65_536];
  return null;
}
