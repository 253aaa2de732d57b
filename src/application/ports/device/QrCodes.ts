/** Dark squares of a QR code, row by row, without a margin. */
export type QrSquares = readonly (readonly boolean[])[];

/** Draws texts as QR codes. Rejects when its script does not come or the text is too long: the text itself is always shown beside it. */
export interface QrCodes {
  squares(text: string): Promise<QrSquares>;
}
