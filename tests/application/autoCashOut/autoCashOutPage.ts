import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import { openAutoCashOut } from '@/application/autoCashOut/openAutoCashOut';
import { LateParticipants } from '@/application/session/LateParticipants';
import type { Bet } from '@/domain/betting/Bet';
import type { CashOutOffer } from '@/domain/betting/CashOut';
import { rupees } from '@/domain/shared/Money';
import type { Message } from '@/domain/shared/Message';
import { userId, token, type BetKey } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { aBet } from '@tests/support/mothers/betting';
import { MARKET, MATCH, aMarket } from '@tests/support/mothers/sports';
import { bettingStore, sessionStore } from '@tests/support/stores';
import { AutoCashOutServer } from './AutoCashOutServer';

interface Before {
  readonly scheduler?: ManualScheduler;
  readonly store?: MapKeyValueStore;
  readonly server?: AutoCashOutServer;
  readonly ids?: SequentialIds;
  readonly offered?: boolean;
  /** The session is open already when this feature's script comes. */
  readonly signedIn?: boolean;
  readonly bets?: readonly Bet[];
  /** null: the market is not on this page. */
  readonly market?: Market | null;
}

/** A page with a bet of 500 at 2.00 on the home side: from -500 to +500. */
export function aPage({ scheduler = new ManualScheduler(), ...before }: Before = {}) {
  const ids = before.ids ?? new SequentialIds();
  const store = before.store ?? new MapKeyValueStore();
  const server = before.server ?? new AutoCashOutServer(scheduler);
  const [betting, session] = [bettingStore(), sessionStore()];
  const [feed, page] = [new FakePlayerFeed(), new FakePageLife()];
  const late = new LateParticipants();
  const said: string[] = [];
  const messages: Message[] = [];
  let offer: CashOutOffer | null = { amount: rupees(-20), problem: null };
  betting.openBetsReplaced(before.bets ?? [aBet()]);
  const { market = aMarket() } = before;
  const signIn = (user = 'asha'): void => {
    session.sessionOpened(
      token(`of ${user}`),
      { id: userId(user), name: '', username: '', mobile: '' },
      true,
    );
    late.opened(session.epoch);
  };
  const config = {
    ...CONFIG,
    capabilities: { ...CONFIG.capabilities, autoCashOut: before.offered ?? true },
  };
  if (before.signedIn === true) signIn();
  const app = openAutoCashOut(
    {
      ...{ playerFeed: feed, betting, session, localStore: store, pageLife: page, config },
      ...{ clock: scheduler.clock, scheduler, ids },
      autoCashOutGateway: server,
    },
    {
      notify: (message, type) => {
        messages.push(message);
        said.push(`${type} ${message.kind === 'key' ? message.key : message.text}`);
      },
      betting: { cashOutFigure: () => offer, marketOf: () => market },
      late,
    },
  );
  server.push = (rule) => feed.tell((listener) => listener.autoCashOutChanged?.(rule));
  if (before.signedIn !== true) signIn();
  return {
    ...{ app, server, scheduler, store, ids, feed, page, said, messages, signIn, session },
    signOut: () => {
      session.sessionClosed();
      late.closed('loggedOut');
    },
    brings: (next: CashOutOffer | null) => void (offer = next),
    set: async (text: string) => {
      const answer = app.set(MATCH, MARKET, text);
      await settle();
      return answer;
    },
    remove: async () => {
      await app.remove(MARKET);
      await settle();
    },
    get amount(): number | null {
      return app.read().active[0]?.amount ?? null;
    },
    get stage(): string | null {
      return app.read().sent[0]?.stage ?? null;
    },
    get saved(): readonly string[] {
      return store.keys().filter((key) => key.startsWith('sent.'));
    },
  };
}

export type Page = ReturnType<typeof aPage>;

export const keyOf = ({ server }: Page): BetKey => server.active[0]!.key;
