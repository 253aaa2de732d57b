import { compactNumber } from './compactNumber';

/** `+` and digits only: no pauses, no service codes, no parameters (X15). */
export function phoneLink(number: string): string | null {
  const callable = /^\+?\d{3,15}$/.exec(compactNumber(number))?.[0];
  return callable === undefined ? null : `tel:${callable}`;
}
