import * as v from 'valibot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betEnvelopeSchema, betSchema } from '@/adapters/wire/betWire';
import { listedBetSchema } from '@/adapters/wire/listedBetWire';
import { without } from '@tests/support/wire/everyCall';
import { KEY, wireBet } from '@tests/support/wire/wireFixtures';

const read = (wire: unknown) => {
  const decoded = v.safeParse(betSchema, wire);
  return decoded.success ? decoded.output : null;
};

describe('a bet on the wire', () => {
  it('[SPORT-05] becomes a bet in paise and hundredths', () => {
    expect(read({ ...wireBet, profitLoss: -500, offer: 1.9, settledAt: 1768465800000 })).toEqual({
      id: 'bet1',
      key: KEY,
      replaces: null,
      matchId: 'match1',
      matchName: 'Indore v Kochi',
      marketId: 'm1',
      marketName: 'Match Odds',
      marketKind: 'matchOdds',
      runnerId: 'r1',
      selection: 'Indore',
      side: 'back',
      odds: 198,
      requestedOdds: 198,
      exactOdds: null,
      line: null,
      stake: 50_000,
      matched: 50_000,
      status: 'matched',
      statusWord: null,
      reason: null,
      offer: 190,
      offerLine: null,
      delayLeftMs: 0,
      profitLoss: -50_000,
      workedOut: false,
      createdAt: Date.UTC(2026, 0, 15, 8, 30),
      settledAt: 1768465800000,
    });
  });

  it('[SPORT-05] says how much of it is matched; when the wire does not, all or nothing by its status', () => {
    const matchedOf = (fields: object) => read({ ...wireBet, ...fields })?.matched;
    expect(matchedOf({ status: 'partly_matched', matched: 120.5 })).toBe(12_050);
    expect(matchedOf({ status: 'matched', matched: null })).toBe(50_000);
    expect(matchedOf({ status: 'settled', matched: undefined })).toBe(50_000);
    for (const status of ['pending', 'unmatched', 'rejected', 'lapsed', 'cancelled', 'void']) {
      expect(matchedOf({ status, matched: null }), status).toBe(0);
    }
  });

  it('[SPORT-06] is complete with the five fields that the specification shows', () => {
    const { odds, stack, selectionType, status, createdAt } = wireBet;
    const row = { odds, stack, selectionType, status, createdAt };
    expect(read(row)).toBeNull();
    expect(v.parse(listedBetSchema, row)).toMatchObject({
      id: '',
      odds: 198,
      stake: 50_000,
      matched: 50_000,
      key: null,
    });
  });

  it.each(['id', 'odds', 'stack', 'selectionType', 'status'])(
    '[F22] is refused whole without %s',
    (field) => {
      expect(read(wireBet)).not.toBeNull();
      expect(read(without(wireBet, field))).toBeNull();
    },
  );

  it.each(['SETTLING', '', 'constructor', '__proto__'])(
    '[F25] is refused with the unknown status %j',
    (status) => {
      expect(read({ ...wireBet, status })).toBeNull();
    },
  );

  it('[F25] names each reason, and calls an unknown one the server’s', () => {
    const reasonOf = (reason: unknown) => read({ ...wireBet, status: 'rejected', reason })?.reason;
    expect(reasonOf('INSUFFICIENT_FUNDS')).toBe('insufficientBalance');
    expect(reasonOf('BALL_RUNNING')).toBe('ballRunning');
    expect(reasonOf('MERCURY_IN_RETROGRADE')).toBe('server');
    expect(reasonOf('RUNNER_UNKNOWN')).toBe('server');
    expect(reasonOf(null)).toBeNull();
  });

  it.each([-500, 'NaN', '1e3', null, {}])('[F23] is refused with the stake %j', (stack) => {
    expect(read({ ...wireBet, stack })).toBeNull();
  });

  it('[F30] keeps a date that is none as null', () => {
    expect(read({ ...wireBet, createdAt: 'soon' })?.createdAt).toBeNull();
  });

  it('never counts a delay for longer than two minutes, nor backwards', () => {
    expect(read({ ...wireBet, delayLeftMs: 9e9 })?.delayLeftMs).toBe(120_000);
    expect(read({ ...wireBet, delayLeftMs: -5 })?.delayLeftMs).toBe(0);
    expect(read({ ...wireBet, delayLeftMs: '5000' })?.delayLeftMs).toBe(0);
  });

  it('[X19] takes no field that it does not know, and no prototype', () => {
    const wire: unknown = JSON.parse(
      JSON.stringify({ bet: wireBet }).replace(
        '{"bet":{',
        '{"__proto__":{"polluted":1},"bet":{"__proto__":{"polluted":1},',
      ),
    );
    expect(Object.hasOwn(wire as object, '__proto__')).toBe(true);
    const bet = v.parse(betEnvelopeSchema, wire);
    expect(Reflect.get(bet, 'polluted')).toBeUndefined();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Object.getPrototypeOf(bet)).toBe(Object.prototype);
  });

  it('[F22] either is a bet or is nothing, whatever stands in its fields', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(wireBet)), fc.jsonValue(), (field, value) => {
        const bet = read({ ...wireBet, [field]: value });
        if (bet === null) return;
        expect(Number.isSafeInteger(bet.stake) && bet.stake >= 0).toBe(true);
        expect(Number.isSafeInteger(bet.odds) && bet.odds > 100).toBe(true);
        expect(typeof bet.selection).toBe('string');
      }),
    );
  });
});
