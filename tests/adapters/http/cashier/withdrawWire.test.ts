import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWithdrawOptions } from '@/adapters/http/cashier/withdrawOptionsWire';
import { decodeWithdrawal, decodeWithdrawals, withdrawPayload } from '@/adapters/http/cashier/withdrawWire';
import { paise, rupees } from '@/domain/shared/Money';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { KEY, wireWithdrawal, wireWithdrawOptions } from '@tests/support/wire/wireFixtures';
import { runs } from '@tests/support/runs';

const one = (parts: Readonly<Record<string, unknown>>, logger = new RecordingLogger()) =>
  decodeWithdrawal({ request: { ...wireWithdrawal, ...parts } }, logger);
const options = (parts: Readonly<Record<string, unknown>>) =>
  decodeWithdrawOptions({ ...wireWithdrawOptions, ...parts }, new RecordingLogger());
const method = (parts: Readonly<Record<string, unknown>>) =>
  options({ methods: [{ ...wireWithdrawOptions.methods[0], ...parts }] })?.methods;

describe('[CASH-02] a withdrawal from the wire', () => {
  it('[F23] amounts are rupees, as numbers or as strict decimals, and nothing else', () => {
    expect(one({ amount: '1.5', receives: null })?.amount).toBe(150);
    // WAL-01: more than two places are rounded to the paisa.
    expect(one({ amount: 1.005 })?.amount).toBe(101);
    for (const amount of [' 1.5', '1,500', '1e3', '0x10', '', null, NaN, -1, {}, [5]])
      expect(one({ amount })).toBeNull();
  });

  it('what arrives is the amount without the fee where the server does not say', () => {
    expect(one({ amount: 100, fee: 1.5, receives: undefined })?.receives).toBe(paise(9_850));
    expect(one({ amount: 1, fee: 5, receives: undefined })?.receives).toBe(0);
    expect(one({ fee: undefined })?.fee).toBe(0);
  });

  it('[F25] another word for the status is "being checked", never money that came back', () => {
    expect(one({ status: 'PENDING' })?.status).toBe('pending');
    expect(one({ status: 'refunded' })?.status).toBe('unknown');
    expect(one({ status: null })).toBeNull();
  });

  it('[F26] ids stay text, whatever their size', () => {
    expect(one({ id: '9007199254740993' })?.id).toBe('9007199254740993');
    expect(one({ id: 9007199254740993n })).toBeNull();
    expect(one({ id: '' })).toBeNull();
  });

  it('[F30] dates in seconds, without a zone, or none at all', () => {
    expect(one({ createdAt: 1_775_138_405 })?.createdAt).toBe(1_775_138_405_000);
    expect(one({ createdAt: '2026-04-02 19:30:05' })?.createdAt).toBe(Date.UTC(2026, 3, 2, 14, 0, 5));
    expect(one({ createdAt: 'soon', processedAt: {}, dueAt: undefined })).toMatchObject({
      createdAt: null,
      processedAt: null,
      dueAt: null,
    });
  });

  it('what else is missing or foreign is empty, and the request stays', () => {
    const foreign = {
      methodName: {},
      account: 5,
      reason: [],
      note: null,
      mode: 'cheque',
      key: 'x',
      cancelled: 'yes',
    };
    expect(one(foreign)).toMatchObject({
      ...{ methodName: 'upi', account: '', reason: '', note: '', mode: null, key: null, cancelled: false },
    });
    expect(one({ reason: 'x'.repeat(5_000) })?.reason.length).toBeLessThanOrEqual(301);
  });

  it('[F19] [F24] [F93] a hostile list: foreign rows are counted, doubles come once, no list is no answer', () => {
    const logger = new RecordingLogger();
    const rows = [wireWithdrawal, null, 7, [], { ...wireWithdrawal, amount: '1e3' }, wireWithdrawal];
    const page = decodeWithdrawals({ requests: rows, count: 'many' }, logger);
    expect(page).toMatchObject({ count: 5, unread: 4, withdrawals: [{ id: 'W1' }] });
    expect(JSON.stringify(logger.lines)).not.toContain('1e3');
    expect(decodeWithdrawals({ requests: null, count: 0 }, logger)).toEqual({ withdrawals: [], count: 0 });
    for (const requests of [undefined, {}, 'x', { 0: wireWithdrawal }])
      expect(decodeWithdrawals({ requests, count: 1 }, logger)).toBeNull();
  });

  it('[F24] whatever comes, nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const logger = new RecordingLogger();
        decodeWithdrawal(value, logger);
        decodeWithdrawals({ requests: value, count: value }, logger);
        decodeWithdrawals({ requests: [value, { ...wireWithdrawal, status: value }], count: 1 }, logger);
        decodeWithdrawOptions(
          { ...wireWithdrawOptions, methods: [value], waiting: value, kyc: value },
          logger,
        );
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('[CASH-02] the ways out from the wire', () => {
  it('a method without sound terms is not offered', () => {
    expect(method({})).toHaveLength(1);
    for (const parts of [
      { min: 500, max: 200 },
      { min: 'x' },
      { mode: 'cheque' },
      { mode: 'crypto', networks: ['ERC20'] },
      { fee: null },
      { fee: { flat: 0, percent: 101 } },
      { fee: { flat: -1, percent: 0 } },
      { currency: { code: '<b>', rate: 1 } },
      { id: '' },
    ])
      expect(method(parts), JSON.stringify(parts)).toEqual([]);
    expect(method({ fee: { flat: 5, percent: '1.5' }, enabled: false, reason: 'Tonight' })).toMatchObject([
      { fee: { flat: 500, basisPoints: 150 }, closed: { reason: 'Tonight' } },
    ]);
  });

  it('never more can be withdrawn than there is cash, and a debt is nothing', () => {
    expect(options({ withdrawable: 20_000 })?.situation.withdrawable).toBe(rupees(10_000));
    expect(options({ cash: -5, withdrawable: 0 })?.situation.withdrawable).toBe(0);
    expect(options({ withdrawable: undefined })).toBeNull();
    expect(options({ kyc: 'APPROVED' })?.situation.kyc).toBe('approved');
    expect(options({ kyc: 'fine' })?.situation.kyc).toBe('unknown');
    expect(options({ kyc: null })?.situation.kyc).toBe('unknown');
    expect(options({ methods: {} })).toBeNull();
  });

  it('what is sent says where to, once', () => {
    const order = {
      method: 'bank',
      amount: rupees(500),
      note: '',
      target: { kind: 'account', accountId: 'BA7' },
    } as const;
    expect(withdrawPayload(order, KEY)).toEqual({ key: KEY, method: 'bank', amount: 500, accountId: 'BA7' });
    const address = { kind: 'address', address: 'T1', network: 'TRC20' } as const;
    expect(withdrawPayload({ ...order, target: address, note: 'Rent' }, KEY)).toEqual({
      ...{ key: KEY, method: 'bank', amount: 500, address: 'T1', network: 'TRC20', note: 'Rent' },
    });
  });
});
