import type { QrCodes, QrSquares } from '@/application/ports/device/QrCodes';

/** The library comes with the first code (docs/decisions/028). */
export class UqrCodes implements QrCodes {
  async squares(text: string): Promise<QrSquares> {
    const { encode } = await import('uqr');
    return encode(text, { ecc: 'M', border: 0 }).data;
  }
}
