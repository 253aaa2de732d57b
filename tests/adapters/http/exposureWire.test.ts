import { describe, expect, it } from 'vitest';
import { decodeExposure } from '@/adapters/http/bets/betsWire';
import { matchId } from '@/domain/shared/ids';
import { RecordingLogger } from '@tests/support/RecordingLogger';

const row = (amount: unknown, refMatchId: unknown = 77) => ({
  exposureAmount: amount,
  matchName: 'Home v Away',
  refMatchId,
  totalBets: 2,
});
const read = (data: unknown) => decodeExposure(data, new RecordingLogger());
const shown = (amount: number) => ({ matchId: matchId('77'), matchName: 'Home v Away', amount, bets: 2 });

describe('the exposure off the wire', () => {
  it.each([500, -500, '500', '-500.00', 499.999])('[WAL-04] [HDR-08] %j is ₹500 at risk', (amount) => {
    expect(read({ exposureAmount: amount, exposures: [row(amount)] })).toEqual({
      total: 50_000,
      rows: [shown(50_000)],
    });
  });

  it.each([0, -0, '-0'])('[WAL-04] %j is nothing at risk', (amount) => {
    expect(read({ exposureAmount: amount })).toEqual({ total: 0, rows: [] });
  });

  it('[WAL-04] the amount alone, or the rows alone, say it as well', () => {
    expect(read(-12.5)).toEqual({ total: 1250, rows: [] });
    expect(read([row(-100), row(50, 78)])).toMatchObject({
      total: 15_000,
      rows: [{ amount: 10_000 }, { amount: 5_000 }],
    });
    expect(read([])).toEqual({ total: 0, rows: [] });
  });

  it('[F93] [HDR-08] a row that cannot be read is counted, and the total stands', () => {
    expect(read({ exposureAmount: 300, exposures: [row(100), row('x'), { matchName: 'y' }] })).toEqual({
      total: 30_000,
      rows: [shown(10_000)],
      unread: 2,
    });
  });

  it.each([
    null,
    undefined,
    true,
    'much',
    {},
    { exposureAmount: null },
    { exposureAmount: 1e300 },
    [row('x')],
  ])('[F22] %j is no exposure: nothing is claimed about money', (data) => {
    expect(read(data)).toBeNull();
  });
});
