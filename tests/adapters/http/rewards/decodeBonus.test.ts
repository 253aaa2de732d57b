import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBonusPage, decodeBonusWhole } from '@/adapters/http/rewards/decodeBonus';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { wireBonus, wireCounted, wirePart, wireWhole } from '@tests/support/wire/rewardFixtures';

const page = (claims: unknown, more: object = {}) => {
  const logger = new RecordingLogger();
  return { page: decodeBonusPage({ claims, count: 1, ...more }, logger), logger };
};
const one = (changes: object) => page([{ ...wireBonus, ...changes }]).page?.bonuses[0];
const whole = (changes: object) => decodeBonusWhole({ ...wireWhole, ...changes }, new RecordingLogger());

describe('bonuses as they come', () => {
  it('[REWARD-01] are read into paise, hundredths and milliseconds', () => {
    expect(one({})).toMatchObject({
      id: 'BN1',
      status: 'active',
      amount: 50_000,
      target: 250_000,
      wagered: 62_050,
      minOdds: 150,
      claimable: 10_000,
      expiresAt: Date.UTC(2026, 1, 14, 8, 30),
      contributions: [
        { game: 'matchOdds', percent: 100 },
        { game: 'casino', percent: 0 },
      ],
    });
  });

  it.each([
    ['no id', { id: undefined }],
    ['an id that is none', { id: '../x' }],
    ['no name', { name: ' ' }],
    ['a status that nobody knows', { status: 'frozen' }],
    ['a negative amount', { amount: -1 }],
    ['an amount that is no number', { released: 'NaN' }],
    ['an amount beyond all sense', { claimable: 1e18 }],
  ])('[F22] [F26] leaves out one with %s, says so, and keeps the rest', (_, changes) => {
    const { page: read, logger } = page([
      { ...wireBonus, ...changes },
      { ...wireBonus, id: 'BN2' },
      null,
      'x',
      [],
    ]);
    expect(read?.bonuses.map(({ id }) => id)).toEqual(['BN2']);
    expect(logger.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(logger.lines)).not.toContain('frozen');
  });

  it('[F21] [F25] a rule, a date or a kind that cannot be read is not there; the bonus is', () => {
    expect(
      one({
        type: 'birthday',
        multiple: 'five',
        minOdds: 0,
        maxBet: -5,
        held: 'yes',
        contributions: [
          { game: 'poker', percent: 10 },
          { game: 'casino', percent: 101 },
          null,
          { game: 'fancy', percent: 50 },
        ],
        terms: ['One.', 7, '', null],
        expiresAt: 'soon',
        days: 1.5,
      }),
    ).toMatchObject({
      type: 'other',
      multiple: null,
      minOdds: null,
      maxBet: null,
      held: false,
      contributions: [{ game: 'fancy', percent: 50 }],
      terms: ['One.'],
      expiresAt: null,
      days: null,
    });
  });

  it('[F24] no list is none, unless the server says that there is nothing', () => {
    expect(page(null).page?.bonuses).toEqual([]);
    for (const claims of [undefined, {}, 'none', 7]) expect(page(claims).page).toBeNull();
  });

  it('[F23] the same bonus twice is one; a count below what is there is corrected', () => {
    expect(page([wireBonus, wireBonus], { count: -3 }).page).toMatchObject({
      count: 1,
      bonuses: [{ id: 'BN1' }],
    });
  });

  it('[REWARD-01] the parts come in their order, whatever the server’s', () => {
    const parts = [{ ...wirePart, part: 2 }, wirePart];
    expect(whole({ parts })?.parts.map(({ part }) => part)).toEqual([1, 2]);
  });

  it('[F22] a part that cannot be read, or stands twice, is money that would be missing: no answer', () => {
    expect(whole({ parts: [wirePart, { ...wirePart, part: 2, status: 'gone' }] })).toBeNull();
    expect(whole({ parts: [wirePart, wirePart] })).toBeNull();
    expect(whole({ parts: 'all' })).toBeNull();
  });

  it('[F22] [F24] a counted bet that cannot be read is left out', () => {
    expect(whole({ bets: [wireCounted, { ...wireCounted, counted: -1 }], betCount: 'x' })).toMatchObject({
      bets: [{ id: 'B10001', counted: 62_050 }],
      betCount: 1,
    });
    expect(whole({ bets: 'all' })?.bets).toEqual([]);
  });

  it('[F22] nothing that can be sent makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (claims, field) => {
        page(claims);
        one({ contributions: field, terms: field, name: field, amount: field, status: field });
        whole({ parts: field, bets: claims, claim: field });
      }),
    );
  });
});
