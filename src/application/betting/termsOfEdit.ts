import type { BetEdit } from '../ports/gateways/BetsGateway';

/** What an edit asks for, to be compared. */
export function termsOfEdit({ odds, stake }: Pick<BetEdit, 'odds' | 'stake'>): string {
  return `${odds} ${stake}`;
}
