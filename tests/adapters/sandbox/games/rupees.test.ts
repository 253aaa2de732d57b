import { expect, it } from 'vitest';
import { rupees } from '@games/parts/rupees';

it('money in a game has paise in full or not at all', () => {
  expect([42.2, 100, 1234567.5, 0.1 + 0.2, 9999.999].map(rupees)).toEqual([
    '₹42.20',
    '₹100',
    '₹12,34,567.50',
    '₹0.30',
    '₹10,000',
  ]);
});
