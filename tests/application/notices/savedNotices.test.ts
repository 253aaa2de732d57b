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

function visit(store: MapKeyValueStore, user: User | null = USER) {
  const state = noticesStore();
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
});
