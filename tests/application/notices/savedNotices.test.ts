import { describe, expect, it } from 'vitest';
import { decodeNotices } from '@/application/notices/decodeNotices';
import { SavedNotices } from '@/application/notices/SavedNotices';
import type { Notice } from '@/domain/notices/Notice';
import type { User } from '@/domain/session/User';
import { say } from '@/domain/shared/Message';
import { userId } from '@/domain/shared/ids';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { somePorts } from '@tests/support/fakes/somePorts';
import { noticesStore } from '@tests/support/stores';

const USER: User = { id: userId('PL1'), name: 'Asha', username: 'asha', mobile: '' };
const server: Notice = {
  id: 'a',
  type: 'success',
  message: { kind: 'server', text: 'Bet settled : You won ₹500' },
  closesAfterMs: 5000,
  at: 1_700_000_000_000,
};
const own: Notice = {
  ...server,
  id: 'b',
  type: 'info',
  message: say('bet.matched', { selection: 'India', stakePaise: 5 }),
};

function visit(store: MapKeyValueStore, user: User | null = USER, state = noticesStore()) {
  const page = new FakePageLife();
  const saved = new SavedNotices(
    somePorts({ localStore: store, notices: state, session: { user }, pageLife: page }),
  );
  saved.opened();
  return { state, page, saved };
}

describe('SavedNotices', () => {
  it('[TOAST-03] what is behind the bell is there again after a reload, with what was not read', () => {
    const store = new MapKeyValueStore();
    const first = visit(store);
    first.state.noticeAdded(server);
    first.state.noticesRead();
    first.state.noticeAdded(own);
    first.page.hide();
    expect(visit(store).state).toMatchObject({ recent: [own, server], unread: 1 });
    expect(visit(store, { ...USER, id: userId('PL2') }).state.recent).toEqual([]);
  });

  it('[TOAST-03] [F64] what was said before a player came, as another went, is not behind their bell', () => {
    const state = noticesStore();
    state.noticeAdded(own);
    expect(visit(new MapKeyValueStore(), USER, state).state).toMatchObject({ recent: [], unread: 0 });
    state.noticeAdded(own);
    expect(visit(new MapKeyValueStore(), null, state).state.recent).toEqual([own]);
  });

  it('[TOAST-03] two windows of a player have one bell: what one heard, and what was read in it', () => {
    const store = new MapKeyValueStore();
    const [one, other] = [visit(store), visit(store)];
    one.state.noticeAdded(own);
    // Said by the server to both of them.
    one.state.noticeAdded(server);
    other.state.noticeAdded({ ...server, id: 'c', at: server.at + 400 });
    one.state.noticesRead();
    one.page.hide();
    other.page.show();
    expect(other.state).toMatchObject({ recent: [{ id: 'c' }, { id: 'b' }], unread: 0 });
    // One with nothing to say takes nothing away.
    const third = visit(new MapKeyValueStore());
    third.page.hide();
    const late = visit(store);
    late.state.noticesForgotten();
    late.page.hide();
    expect(visit(store).state.recent).toHaveLength(2);
  });

  it('[TOAST-03] an empty bell leaves nothing on the device, and a device with nothing leaves the bell as it is', () => {
    const store = new MapKeyValueStore();
    visit(store).page.hide();
    expect(store.keys()).toEqual([]);
    const nameless = visit(store, null);
    nameless.state.noticeAdded(server);
    nameless.page.hide();
    expect([store.keys(), nameless.page.listening]).toEqual([[], 0]);
  });

  it('[TOAST-03] [SES-02] a log-out leaves none of it, and nothing is written afterwards', () => {
    const store = new MapKeyValueStore();
    const { state, page, saved } = visit(store);
    state.noticeAdded(server);
    page.hide();
    saved.closed();
    expect(store.keys()).toEqual([]);
    page.hide();
    expect(store.keys()).toEqual([]);
  });
});

describe('decodeNotices', () => {
  it.each([
    null,
    '',
    'no',
    '[]',
    '{"recent":1}',
    '{"recent":[1,null,{"id":1},{"id":"x","at":"y"}],"unread":9}',
  ])('[F71] %j is nothing of ours', (text) => {
    expect(decodeNotices(text)).toEqual({ recent: [], unread: 0 });
  });

  it('[X12] [TOAST-03] the way to a page stays with it, to one of ours and to no other', () => {
    const to = (page: unknown) => ({ ...server, message: { ...server.message, page } });
    const recent = [to('/mybets?tab=settled'), to('//bad.example'), to(7)];
    expect(decodeNotices(JSON.stringify({ recent })).recent.map(({ message }) => message)).toEqual([
      { ...server.message, page: '/mybets?tab=settled' },
      server.message,
      server.message,
    ]);
  });

  it('[F71] [X01] one that does not decode is left out; counts stay in their bounds', () => {
    const wild = { ...server, message: { kind: 'key', key: '__proto__' } };
    const many = Array.from({ length: 50 }, (_, at) => ({ ...server, id: String(at) }));
    expect(decodeNotices(JSON.stringify({ recent: [wild, own], unread: 7 }))).toEqual({
      recent: [own],
      unread: 1,
    });
    expect(decodeNotices(JSON.stringify({ recent: many, unread: -3 }))).toMatchObject({
      unread: 0,
      recent: { length: 20 },
    });
    expect(decodeNotices(JSON.stringify({ recent: [{ ...server, type: 'x' }] })).recent[0]?.type).toBe(
      'error',
    );
  });

  const decoded = (change: object) =>
    decodeNotices(JSON.stringify({ recent: [{ ...server, ...change }] })).recent;

  it.each<[string, object]>([
    ['id that is a number', { id: 7 }],
    ['time that is text', { at: '1700000000000' }],
    ['time that is no whole number', { at: 1.5 }],
    ['message that is text', { message: 'Bet settled' }],
    ['message that is none', { message: null }],
    ['message that is a list', { message: ['server', 'x'] }],
    ['message of a kind that is none of ours', { message: { kind: 'html', key: 'bet.matched', text: 'x' } }],
    ['server text that is none', { message: { kind: 'server', text: 7 } }],
    ['key that is none', { message: { kind: 'key', key: 7 } }],
    ['key of one word', { message: { kind: 'key', key: 'matched' } }],
    ['key with something before it', { message: { kind: 'key', key: '<b>bet.matched' } }],
    ['key with something behind it', { message: { kind: 'key', key: 'bet.matched<b>' } }],
  ])('[F71] a notice with an %s is left out', (_, change) => expect(decoded(change)).toEqual([]));

  it('[F71] [X24] texts that are too long are cut, or left out as values', () => {
    const long = 'x'.repeat(1_000);
    expect(decoded({ message: { kind: 'server', text: `${long}y` } })[0]?.message).toEqual({
      kind: 'server',
      text: long,
    });
    const values = {
      fits: long,
      over: `${long}y`,
      count: 5,
      no: true,
      none: null,
      list: ['x'],
      some: { length: 1 },
    };
    expect(decoded({ message: { kind: 'key', key: 'bet.matched', values } })[0]?.message).toEqual({
      kind: 'key',
      key: 'bet.matched',
      values: { fits: long, count: 5 },
    });
    for (const odd of [7, 'x', null, ['x']])
      expect(decoded({ message: { kind: 'key', key: 'bet.matched', values: odd } })[0]?.message).toEqual({
        kind: 'key',
        key: 'bet.matched',
      });
  });

  it('[F71] a count of unread ones that is no number is none', () => {
    const saved = (unread: unknown) =>
      decodeNotices(JSON.stringify({ recent: [server, own], unread })).unread;
    expect([saved('2'), saved(null), saved(1.9), saved(2)]).toEqual([0, 0, 1, 2]);
  });
});
