import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeDeposit,
  decodeOrder,
  decodeOverview,
  decodeRedirect,
} from '@/adapters/http/cashier/depositWire';
import { decodeGatewayList } from '@/adapters/http/cashier/gatewayListWire';
import { gatewaysOnWire } from '@/adapters/http/cashier/gatewaysOnWire';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { wireDeposit, wireDepositOrder, wireGateway } from '@tests/support/wire/wireFixtures';
import { runs } from '@tests/support/runs';

function listed(data: unknown) {
  const logger = new RecordingLogger();
  return { list: decodeGatewayList(data, logger), dropped: logger.dropped };
}
const one = (changes: Readonly<Record<string, unknown>>) =>
  listed({ gateways: [{ ...wireGateway, ...changes }] }).list.gateways[0];

describe('[CASH-01] the list of gateways', () => {
  it('is read whole, and written down it is read back as the same', () => {
    const { list, dropped } = listed({ gateways: [wireGateway], daily: { limit: '2000', used: 500 } });
    expect(dropped).toEqual([]);
    expect(list.daily).toEqual({ limit: 200_000, used: 50_000 });
    expect(list.gateways[0]).toMatchObject({ min: 30_000, fee: { flat: 0, basisPoints: 150 }, closed: null });
    expect(listed(gatewaysOnWire(list.gateways)).list.gateways).toEqual(list.gateways);
  });

  it.each([
    null,
    undefined,
    7,
    'x',
    {},
    { data: [wireGateway] },
    { gateways: null },
    { gateways: { 0: wireGateway } },
  ])('[F24] %j is an empty list', (data) => {
    expect(listed(data).list.gateways).toEqual([]);
  });

  it.each([
    { id: '' },
    { id: null },
    { id: 2 ** 53 + 2 },
    { name: ' ' },
    { name: ['x'] },
    { mode: 'barter' },
    { flow: 'telepathy' },
    { min: '1e3' },
    { min: -1 },
    { max: '0x10' },
    { min: 600, max: 500 },
  ])('[F22] [F23] [F26] drops an entry with %j, and says where', (changes) => {
    const { list, dropped } = listed({
      gateways: [
        { ...wireGateway, ...changes },
        { ...wireGateway, id: 'm_ok' },
      ],
    });
    expect(list.gateways.map(({ id }) => id)).toEqual(['m_ok']);
    expect(dropped).toHaveLength(1);
  });

  it('[F25] an unknown kind of reference is free text; a rate that is none converts nothing', () => {
    expect(one({ reference: '^(a+)+$' })?.reference).toBe('text');
    expect(one({ currency: { code: 'USDT', rate: 0 } })?.currency).toBeNull();
    expect(one({ currency: { code: '<b>', rate: 80 } })?.currency).toBeNull();
    expect(one({ fee: { percent: 250 } })?.fee).toEqual({ flat: 0, basisPoints: 0 });
    expect(one({ enabled: false, reason: 7 })?.closed).toEqual({ reason: '' });
  });

  it('[F25] how a gateway is today is one of two words, or nothing', () => {
    expect(one({ health: 'slow', healthNote: 'an hour' })).toMatchObject({
      health: 'slow',
      healthNote: 'an hour',
    });
    for (const health of ['splendid', 7, null, undefined]) expect(one({ health })?.health).toBeNull();
  });

  it('[F24] takes each id once, whatever its case', () => {
    const { list } = listed([wireGateway, { ...wireGateway, id: 'M_PAYTM', name: 'Other' }]);
    expect(list.gateways.map(({ name }) => name)).toEqual(['Paytm']);
  });

  it('[F24] never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const logger = new RecordingLogger();
        decodeGatewayList(data, logger);
        decodeGatewayList({ gateways: [data], daily: data }, logger);
        decodeOverview(data, logger);
        decodeOverview({ deposits: [data], order: data }, logger);
        decodeDeposit({ deposit: data }, logger);
        decodeRedirect({ deposit: wireDeposit, url: data }, logger);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('[CASH-01] a deposit and what is to be paid', () => {
  const logger = new RecordingLogger();

  it('[F25] [F30] a word and a date that we do not know say nothing more than that', () => {
    expect(
      decodeDeposit({ deposit: { ...wireDeposit, status: 'PAID_OUT', createdAt: 'yesterday' } }, logger),
    ).toMatchObject({ status: 'unknown', createdAt: null });
    expect(decodeDeposit({ deposit: { ...wireDeposit, createdAt: 1_768_000_000 } }, logger)?.createdAt).toBe(
      1_768_000_000_000,
    );
  });

  it.each([
    { payAmount: '5,000' },
    { payAmount: 500 },
    { payAmount: '1e9' },
    { payee: 'a b' },
    { payee: 'pay\u202eee@x' },
    { payCurrency: 'RUPEES!' },
    { expiresInMs: '900000' },
    { expiresInMs: Number.NaN },
  ])('[F22] [X05] an order with %j is none: nobody may pay by half an order', (changes) => {
    expect(decodeOrder({ order: { ...wireDepositOrder, ...changes } }, logger)).toBeNull();
    expect(
      decodeOverview({ deposits: [wireDeposit], order: { ...wireDepositOrder, ...changes } }, logger),
    ).toMatchObject({ order: null, deposits: [{ id: 'D1' }] });
  });

  it('[F30] a countdown is never below nothing or above a day', () => {
    const left = (expiresInMs: number) =>
      decodeOrder({ order: { ...wireDepositOrder, expiresInMs } }, logger)?.leftMs;
    expect([left(-5), left(1e15)]).toEqual([0, 86_400_000]);
  });
});
