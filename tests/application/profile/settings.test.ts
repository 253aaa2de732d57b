import { describe, expect, it } from 'vitest';
import { AcceptanceMemory } from '@/application/betting/AcceptanceMemory';
import { ConfirmPlacing } from '@/application/betting/ConfirmPlacing';
import { chooseConfirm } from '@/application/profile/openProfile';
import { leaveDevice } from '@/application/profile/leaveDevice';
import { RememberedUsername } from '@/application/session/RememberedUsername';
import { SentOnDevice } from '@/application/shared/SentOnDevice';
import type { User } from '@/domain/session/User';
import { token, userId } from '@/domain/shared/ids';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { KEY } from '@tests/support/mothers/betting';
import { bettingWorld } from '../betting/bettingWorld';
import { sessionStore } from '@tests/support/stores';

const asha: User = { id: userId('PL1'), name: 'Asha', username: 'asha', mobile: '' };
const ravi: User = { ...asha, id: userId('PL2') };

describe('settings of a player', () => {
  it('[CASH-06] are kept for each player of a device apart', () => {
    const store = new MapKeyValueStore();
    const session = sessionStore();
    session.sessionOpened(token('t'), asha, true);
    const [acceptance, confirms] = [
      new AcceptanceMemory({ localStore: store, session, config: CONFIG }),
      new ConfirmPlacing({ localStore: store, session }),
    ];
    acceptance.keepLasting('none');
    confirms.keep(true);
    session.sessionOpened(token('t'), ravi, true);
    expect([acceptance.lasting(), confirms.isOn()]).toEqual(['better', false]);
    session.sessionOpened(token('t'), asha, true);
    expect([acceptance.lasting(), confirms.isOn()]).toEqual(['none', true]);
    confirms.keep(false);
    expect(confirms.isOn()).toBe(false);
  });

  it('[CASH-06] [F76] a confirmation and one click exclude each other', () => {
    const world = bettingWorld();
    world.oneClick('500');
    expect(world.betting.oneClick).not.toBeNull();
    chooseConfirm(world.confirms, world.oneClick)(true);
    expect(world.betting.oneClick).toBeNull();
    expect(world.oneClick('500')).toMatchObject({
      ok: false,
      error: { key: 'oneClick.confirmIsOn' },
    });
    chooseConfirm(world.confirms, world.oneClick)(false);
    expect(world.oneClick('500').ok).toBe(true);
  });
});

describe('LeaveDevice', () => {
  it('[CASH-06] [SES-02] [F62] signs out and forgets this player here, but never a bet or a request under way', async () => {
    const store = new MapKeyValueStore();
    store.write('sent.deposit:PL1', 'x');
    for (const user of [asha, ravi])
      for (const kind of ['bet', 'change'] as const)
        new SentOnDevice(store, { owner: user.id }, kind, () => null).put({ key: KEY, sentAt: 1 });
    const business = store.keys();
    expect(business).toHaveLength(5);
    const others = ['favouriteGames.PL2', 'ui.theme', 'favouriteGames.visitor'];
    const own = [
      'favouriteGames.PL1',
      'last.sent.PL1',
      'oddsAcceptance.PL1',
      'stakeChips.PL1',
      'slips:PL1',
      'notices.PL1',
    ];
    for (const key of [...others, ...own]) store.write(key, 'x');
    const remembered = new RememberedUsername(store);
    remembered.keep('asha');
    const session = sessionStore();
    session.sessionOpened(token('t'), asha, true);
    let out = 0;
    const logOut = () => {
      out += 1;
      session.user = null;
      return Promise.resolve();
    };
    await leaveDevice({ session, localStore: store }, logOut, remembered)();
    expect(out).toBe(1);
    expect(remembered.read()).toBe('');
    expect(store.keys().toSorted()).toEqual([...others, ...business].toSorted());
  });

  it('[CASH-06] with no player in, only the name goes', async () => {
    const store = new MapKeyValueStore();
    const remembered = new RememberedUsername(store);
    remembered.keep('asha');
    store.write('favouriteGames.undefined', 'x');
    await leaveDevice({ session: sessionStore(), localStore: store }, () => Promise.resolve(), remembered)();
    expect(remembered.read()).toBe('');
    expect(store.keys()).toEqual(['favouriteGames.undefined']);
  });
});
