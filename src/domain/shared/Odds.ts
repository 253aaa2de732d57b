/** Decimal odds in integer hundredths: 1.98 is 198. Always above 100. */
export type OddsHundredths = number & { readonly __unit: 'odds-hundredths' };

/** Brands integer hundredths. Throws on a fraction or on odds of 1.00 and below: that is a bug of the caller. */
export function odds(hundredths: number): OddsHundredths {
  if (!Number.isSafeInteger(hundredths) || hundredths <= 100)
    throw new Error(`not odds in hundredths: ${hundredths}`);
  return hundredths as OddsHundredths;
}
