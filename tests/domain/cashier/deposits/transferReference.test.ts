import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference, REFERENCE_KINDS } from '@/domain/cashier/deposits/transferReference';
import { runs } from '@tests/support/runs';

const HASH = 'ab12'.repeat(16);

describe('[CASH-01] the id of a payment', () => {
  it.each([
    ['utr', '412345678901', '412345678901'],
    ['utr', ' 4123 4567 8901 ', '412345678901'],
    ['utr', '４１２３４５६７８９０１', '412345678901'],
    ['utr', '४१२३४५६७८९०१', '412345678901'],
    ['bkash', 'tx7h2kq9pl', 'TX7H2KQ9PL'],
    ['nagad', '7hk2pq91', '7HK2PQ91'],
    ['tron', HASH.toUpperCase(), HASH],
    ['bsc', `0X${HASH.toUpperCase()}`, `0x${HASH}`],
    ['text', 'PAY-2026/77', 'PAY-2026/77'],
  ] as const)('%s takes %j', (kind, text, expected) => {
    expect(readReference(text, kind)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['utr', '41234567890', 'deposit.reference.utr'],
    ['utr', '4123456789012', 'deposit.reference.utr'],
    ['utr', '41234567890a', 'deposit.reference.utr'],
    ['utr', '٤١٢٣٤٥٦٧٨٩٠١', 'deposit.reference.utr'],
    ['bkash', 'TX7H2KQ9P', 'deposit.reference.bkash'],
    ['bkash', 'TX7H-2KQ9P', 'deposit.reference.bkash'],
    ['nagad', '7HK2PQ9', 'deposit.reference.nagad'],
    ['tron', HASH.slice(1), 'deposit.reference.tron'],
    ['bsc', `0x${HASH.slice(1)}`, 'deposit.reference.bsc'],
    ['text', '<script>alert(1)</script>', 'deposit.reference.text'],
    ['text', '9'.repeat(100_000), 'deposit.reference.text'],
    ['utr', '   ', 'deposit.reference.empty'],
  ] as const)('%s refuses %.20j', (kind, text, error) => {
    expect(readReference(text, kind)).toEqual({ ok: false, error });
  });

  it('tells a transaction of the other network from a slip of the finger', () => {
    expect(readReference(`0x${HASH}`, 'tron')).toEqual({
      ok: false,
      error: 'deposit.wrongNetwork.bscForTron',
    });
    expect(readReference(HASH, 'bsc')).toEqual({ ok: false, error: 'deposit.wrongNetwork.tronForBsc' });
  });

  it('never throws, and what it takes it takes again as it is', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^(0x)?[0-9a-fA-F]{8,66}$/));
    fc.assert(
      fc.property(texts, fc.constantFrom(...REFERENCE_KINDS), (text, kind) => {
        const read = readReference(text, kind);
        if (read.ok) expect(readReference(read.value, kind)).toEqual(read);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
