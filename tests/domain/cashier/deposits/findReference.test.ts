import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReference } from '@/domain/cashier/deposits/findReference';
import { REFERENCE } from '@tests/support/mothers/deposits';
import { runs } from '@tests/support/runs';

const OTHER = [...REFERENCE].toReversed().join('');
const HASH = 'ab12'.repeat(16);

describe('[CASH-01] the id of a payment in what was pasted', () => {
  it.each([
    REFERENCE,
    ` ${REFERENCE.slice(0, 4)} ${REFERENCE.slice(4, 8)} ${REFERENCE.slice(8)}\n`,
    `UTR: ${REFERENCE}`,
    `Rs.1,000.50 debited from A/c XX1234 on 24-11-26. UPI Ref No ${REFERENCE}. Not you? Call 18001234567`,
    `Paid ₹500\nUPI transaction ID\n${REFERENCE}\nGoogle transaction ID CICAgPDx7K`,
    `यूटीआर ${REFERENCE} से भुगतान हुआ`,
    `Order ${OTHER} paid, UTR ${REFERENCE}`,
  ])('finds the UTR in %j', (text) => expect(findReference(text, 'utr')).toBe(REFERENCE));

  it.each([
    '',
    'Paid ₹500 to Play Chips',
    '18001234567',
    `${REFERENCE}5`,
    `₹${REFERENCE}`,
    `${REFERENCE}.50`,
    `${REFERENCE} and ${OTHER}`,
    `UTR ${REFERENCE}, UTR ${OTHER}`,
    `UTR ${REFERENCE}${' '.repeat(2_000)}`,
  ])('does not guess in %j', (text) => expect(findReference(text, 'utr')).toBeNull());

  it('knows the ids of the other gateways, and no word for one', () => {
    expect(findReference('TrxID tx7h2kq9pl at 10:31', 'bkash')).toBe('TX7H2KQ9PL');
    expect(findReference('Withdrawal confirmed', 'bkash')).toBeNull();
    expect(findReference('TxnID: 7hk2pq91', 'nagad')).toBe('7HK2PQ91');
    expect(findReference(`hash ${HASH.toUpperCase()}`, 'tron')).toBe(HASH);
    expect(findReference(`hash 0x${HASH}`, 'bsc')).toBe(`0x${HASH}`);
    expect(findReference('A.1/2', 'text')).toBe('A.1/2');
  });

  it('[X31] never throws, and what it finds stands in the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const found = findReference(text, 'utr');
        if (found !== null) expect(found).toMatch(/^\d{12}$/);
      }),
      { numRuns: runs(200) },
    );
  });
});
