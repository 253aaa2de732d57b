import { describe, expect, it } from 'vitest';
import { AcceptanceMemory } from '@/application/betting/AcceptanceMemory';
import { ConfirmPlacing } from '@/application/betting/ConfirmPlacing';
import { ChooseConfirm } from '@/application/profile/ChooseConfirm';
import { LeaveDevice } from '@/application/profile/LeaveDevice';
import { RememberedUsername } from '@/application/session/RememberedUsername';
import { SentOnDevice } from '@/application/shared/SentOnDevice';
import type { User } from '@/domain/session/User';
import { userId } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { KEY } from '@tests/support/mothers/betting';
import { bettingWorld } from '../betting/bettingWorld';

const asha: User = { id: userId('PL1'), name: 'Asha', username: 'asha', mobile: '' };
const ravi: User = { ...asha, id: userId('PL2') };

describe('settings of a player', () => {
  it('[CASH-06] are kept for each player of a device apart', () => {
    const store = new MapKeyValueStore();
    const session: { user: User | null } = { user: asha };
    const [acceptance, confirms] = [new AcceptanceMemory(store, session), new ConfirmPlacing(store, session)];
    acceptance.keepLasting('none');
    confirms.keep(true);
    session.user = ravi;
    expect([acceptance.lasting(), confirms.execute()]).toEqual(['better', false]);
    session.user = asha;
    expect([acceptance.lasting(), confirms.execute()]).toEqual(['none', true]);
    confirms.keep(false);
    expect(confirms.execute()).toBe(false);
  });

  it('[CASH-06] [F76] a confirmation and one click exclude each other', () => {
    const world = bettingWorld();
    world.oneClick.execute('500');
    expect(world.betting.oneClick).not.toBeNull();
    new ChooseConfirm(world.confirms, world.oneClick).execute(true);
    expect(world.betting.oneClick).toBeNull();
    expect(world.oneClick.execute('500')).toMatchObject({
      ok: false,
      error: { key: 'oneClick.confirmIsOn' },
    });
    new ChooseConfirm(world.confirms, world.oneClick).execute(false);
    expect(world.oneClick.execute('500').ok).toBe(true);
  });
});

describe('LeaveDevice', () => {
  it('[CASH-06] [SES-02] [F62] signs out and forgets this player here, but never a bet or a request under way', async () => {
    const store = new MapKeyValueStore();
    store.write('sent.deposit:PL1', 'x');
    for (const user of [asha, ravi])
      for (const kind of ['bet', 'change'] as const)
        new SentOnDevice(store, { user }, kind, () => null).put({ key: KEY, sentAt: 1 });
    const business = store.keys();
    expect(business).toHaveLength(5);
    const others = ['favouriteGames.PL2', 'ui.theme', 'favouriteGames.visitor'];
    const own = ['favouriteGames.PL1', 'oddsAcceptance.PL1', 'stakeChips.PL1', 'slips:PL1', 'notices.PL1'];
    for (const key of [...others, ...own]) store.write(key, 'x');
    const remembered = new RememberedUsername(store);
    remembered.keep('asha');
    const session: { user: User | null } = { user: asha };
    let out = 0;
    const logOut = {
      execute: () => {
        out += 1;
        session.user = null;
        return Promise.resolve();
      },
    };
    await new LeaveDevice(session, logOut, remembered, store).execute();
    expect(out).toBe(1);
    expect(remembered.execute()).toBe('');
    expect(store.keys().toSorted()).toEqual([...others, ...business].toSorted());
  });
});
