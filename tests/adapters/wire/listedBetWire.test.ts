import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listedBetSchema } from '@/adapters/wire/listedBetWire';
import { without } from '@tests/support/wire/everyCall';

/** What the specification shows, as a backend's author would write it. */
const ROW = {
  odds: 1.855,
  stack: 100,
  selectionType: 'back',
  status: 'OPEN',
  createdAt: '2026-01-15 14:00:00',
};

const read = (changes: object = {}) => {
  const decoded = v.safeParse(listedBetSchema, { ...ROW, ...changes });
  return decoded.success ? decoded.output : null;
};

describe('a bet’s row as any backend may write it', () => {
  it('[F93] [SPORT-06] five fields are enough', () => {
    expect(read()).toMatchObject({
      id: '',
      side: 'back',
      odds: 186,
      exactOdds: 18_550,
      stake: 10_000,
      matched: 10_000,
      status: 'open',
      statusWord: null,
      profitLoss: null,
      workedOut: false,
      createdAt: Date.UTC(2026, 0, 15, 8, 30),
    });
  });

  it.each([
    ['open', 'open'],
    ['Active', 'open'],
    ['RUNNING', 'open'],
    ['accepted', 'open'],
    ['Placed', 'open'],
    ['confirmed', 'open'],
    ['Matched', 'matched'],
    ['UNMATCHED', 'unmatched'],
    ['partly-matched', 'partlyMatched'],
    ['Partially Matched', 'partlyMatched'],
    [' pending ', 'pending'],
    ['Declined', 'rejected'],
    ['rejected', 'rejected'],
    ['canceled', 'cancelled'],
    ['cancelled', 'cancelled'],
    ['expired', 'lapsed'],
    ['LAPSED', 'lapsed'],
    ['Settled', 'settled'],
    ['voided', 'void'],
    ['VOID', 'void'],
  ])('[F93] %j is %s', (status, expected) =>
    expect(read({ status })).toMatchObject({ status: expected, statusWord: null, workedOut: false }),
  );

  it.each(['won', 'WIN', 'Winner'])('[F93] %j settled it in the player’s favour', (status) => {
    expect(read({ status })).toMatchObject({ status: 'settled', profitLoss: 8_550, workedOut: true });
    expect(read({ status, selectionType: 'LAY' })).toMatchObject({ side: 'lay', profitLoss: 10_000 });
  });

  it.each(['lost', 'LOSE', 'Loss', 'loser'])('[F93] %j settled it against the player', (status) => {
    expect(read({ status })).toMatchObject({ status: 'settled', profitLoss: -10_000, workedOut: true });
    expect(read({ status, selectionType: 'lay' })).toMatchObject({ profitLoss: -8_550 });
  });

  it('[F93] a figure of the server’s goes before ours', () => {
    expect(read({ status: 'won', profitLoss: 84.2 })).toMatchObject({ profitLoss: 8_420, workedOut: false });
    expect(read({ status: 'won', profitLoss: 'soon' })).toMatchObject({ profitLoss: 8_550, workedOut: true });
    expect(read({ status: 'won', matched: 40 })).toMatchObject({ profitLoss: 3_420 });
  });

  it.each([
    ['half-won', 'half-won'],
    ['constructor', 'constructor'],
    ['<b>won</b>', '<b>won</b>'],
    [7, '7'],
    ['x'.repeat(60), `${'x'.repeat(40)}…`],
    ['', '–'],
    [null, '–'],
    [{}, '–'],
    [undefined, '–'],
  ])('[F25] [F93] a word that we do not know is shown as it is: %j', (status, word) => {
    expect(read({ status })).toMatchObject({
      status: 'other',
      statusWord: word,
      matched: 0,
      profitLoss: null,
    });
  });

  it('[F93] no status at all is no reason to leave a bet out', () => {
    expect(v.parse(listedBetSchema, without(ROW, 'status'))).toMatchObject({
      status: 'other',
      statusWord: '–',
    });
  });

  it.each([
    [1.855, 186, 18_550],
    ['1.855', 186, 18_550],
    [1.8549999999999998, 186, 18_550],
    ['3.40', 340, null],
    [2, 200, null],
    [1.00004, null, null],
    [1000, 100_000, null],
    [1000.01, null, null],
    [1, null, null],
    [0, null, null],
    ['1,5', null, null],
    ['2/1', null, null],
    ['0x2', null, null],
    [Number.NaN, null, null],
    [null, null, null],
  ])('[F93] odds of %j', (odds, near, exact) => {
    const bet = read({ odds });
    expect(bet && [bet.odds, bet.exactOdds]).toEqual(near === null ? null : [near, exact]);
  });

  it.each([
    ['Yes', 'back'],
    ['NO', 'lay'],
    ['Lagai', 'back'],
    ['khai', 'lay'],
    ['Back', 'back'],
    ['LAY', 'lay'],
    ['hedge', undefined],
  ])('[F93] the side %j', (selectionType, side) => expect(read({ selectionType })?.side).toBe(side));

  it.each(['key', 'requestedOdds', 'line', 'matched', 'reason', 'offer', 'offerLine', 'profitLoss'])(
    '[F93] what is ours is as if it were not there when it cannot be read: %s',
    (field) => expect(read({ [field]: { odd: true } })).toEqual(read()),
  );

  it.each(['odds', 'stack', 'selectionType'])('[F22] without %s it says nothing', (field) => {
    expect(v.safeParse(listedBetSchema, without(ROW, field)).success).toBe(false);
  });
});
