import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeCode,
  decodeFriends,
  decodeSources,
  decodeStats,
} from '@/adapters/http/rewards/decodeReferral';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { wireFriend, wireReferralStats, wireSource } from '@tests/support/wire/rewardFixtures';

const logger = () => new RecordingLogger();
const friends = (children: unknown, count: unknown = 1) => decodeFriends({ children, count }, logger());
const sources = (rows: unknown) => decodeSources({ sources: rows }, logger());

describe('referrals as they come', () => {
  it('[REWARD-02] a code is one that a sign-up takes, with room for the letter of its way', () => {
    expect(decodeCode({ code: 'AB12CD34' }, logger())).toEqual({ code: 'AB12CD34' });
    expect(decodeCode({ code: null }, logger())).toEqual({ code: null });
    for (const code of [undefined, '', 7, 'a b', '<i>', 'A'.repeat(31), 'x/../y'])
      expect(decodeCode({ code }, logger()), String(code)).toBeNull();
  });

  it('[REWARD-02] figures and the rule, in paise', () => {
    expect(decodeStats(wireReferralStats, logger())).toEqual({
      clicks: 7,
      signUps: 2,
      active: 1,
      earned: 1_250,
      pending: 400,
      rule: { percent: 2, mostPerFriend: 100_000 },
    });
  });

  it.each([undefined, null, 'two', { percent: 101, mostPerFriend: 1 }, { percent: 2 }])(
    '[F21] the rule %j is none; the figures stand',
    (rule) => {
      expect(decodeStats({ ...wireReferralStats, rule }, logger())).toMatchObject({
        earned: 1_250,
        rule: null,
      });
    },
  );

  it('[F21] counts that are none are 0; what was earned must be an amount, and is rounded to the paisa', () => {
    const stats = { ...wireReferralStats.stats, clicks: -1, signUps: 'two', active: 1.5, pending: -3 };
    expect(decodeStats({ stats }, logger())).toMatchObject({ clicks: 0, signUps: 0, active: 0, pending: 0 });
    expect(decodeStats({ stats: { ...stats, earned: 10.006 } }, logger())).toMatchObject({ earned: 1_001 });
    for (const earned of [undefined, -1, 'much', 1e18])
      expect(decodeStats({ stats: { ...stats, earned } }, logger())).toBeNull();
  });

  it.each([
    ['no id', { id: undefined }],
    ['an unknown status', { status: 'married' }],
    ['earnings below zero', { earned: -1 }],
  ])('[F22] [F26] leaves out a friend with %s and keeps the rest', (_, changes) => {
    const log = logger();
    const page = decodeFriends(
      { children: [{ ...wireFriend, ...changes }, null, 'x', { ...wireFriend, id: 'FR2' }], count: 9 },
      log,
    );
    expect(page?.friends.map(({ id }) => id)).toEqual(['FR2']);
    expect(page?.count).toBe(9);
    expect(log.lines.length).toBeGreaterThan(0);
  });

  it('[F23] [F24] a friend twice is one; no list is none, unless the server says that there is nobody', () => {
    expect(friends([wireFriend, wireFriend], 'x')).toMatchObject({ friends: [{ id: 'FR1' }], count: 1 });
    expect(friends(null)?.friends).toEqual([]);
    for (const children of [undefined, {}, 'none']) expect(friends(children)).toBeNull();
  });

  it('[F25] [X04] a name that is no text is empty, a date that is none is not there', () => {
    expect(friends([{ ...wireFriend, name: { toString: 1 }, joinedAt: 'soon' }])?.friends[0]).toMatchObject({
      name: '',
      joinedAt: null,
    });
  });

  it('[F23] [F25] sources stand once each, in our order; unknown ways are left out', () => {
    const rows = [
      wireSource,
      { ...wireSource, clicks: 99 },
      { ...wireSource, channel: 'pigeon' },
      { channel: 'link', clicks: 1, signUps: 0 },
      { channel: 'qr', clicks: -1, signUps: 0 },
    ];
    expect(sources(rows)).toEqual([
      { channel: 'link', clicks: 1, signUps: 0 },
      { channel: 'whatsapp', clicks: 4, signUps: 1 },
    ]);
    expect(sources(null)).toEqual([]);
    expect(sources('none')).toBeNull();
  });

  it('[F22] nothing that can be sent makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        friends(value, value);
        friends([value, { ...wireFriend, name: value, id: value }]);
        sources(value);
        sources([value]);
        decodeStats(value, logger());
        decodeCode(value, logger());
      }),
    );
  });
});
