import { describe, expect, it } from 'vitest';
import type { Bet } from '@/domain/betting/Bet';
import type { CashOutQuote } from '@/domain/betting/CashOut';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, cashOutQuoteId, userId } from '@/domain/shared/ids';
import type { FakeBetsGateway } from '@tests/support/fakes/FakeBetsGateway';
import { waitingCalls } from '@tests/support/fakes/waitingCalls';
import { aBet } from '@tests/support/mothers/betting';
import { MARKET } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';

type World = ReturnType<typeof bettingWorld<FakeBetsGateway>>;

const ID = betId('bet-1');
const WAITING = aBet({ status: 'unmatched', matched: NO_MONEY });
const QUOTE: CashOutQuote = {
  ...{ id: cashOutQuoteId('Q1'), marketId: MARKET, marketVersion: 1, amount: rupees(120) },
  ...{ expiresInMs: 600_000, legs: [], outcomes: [] },
};
const REFUSED = { kind: 'refused', sent: true, code: 'NO', message: 'No.' } as const;
const NOT_CANCELLABLE = { ...REFUSED, code: 'NOT_CANCELLABLE' } as const;
const LOST = { kind: 'timedOut', sent: true } as const;
const NEVER_SENT = { kind: 'offline', sent: false } as const;

async function quoted(world: World): Promise<void> {
  void world.requestCashOut(MARKET);
  await world.bets.quoting.reply(QUOTE);
}

function edit(world: World, stakeText = '300'): void {
  world.editBet(ID, { odds: odds(210), stakeText });
}

/** Each asks for something, and gives what the answer of the server does when it comes. */
const CALLS: Readonly<Record<string, (world: World) => Promise<() => Promise<void>>>> = {
  edit: async (world) => {
    edit(world);
    const key = world.bets.edits[0]?.key ?? null;
    const replacement = aBet({ id: betId('bet-2'), key });
    return () =>
      world.bets.editing.reply({
        bet: aBet({ status: 'cancelled', matched: NO_MONEY }),
        replacement,
      });
  },
  'refused edit': async (world) => {
    edit(world);
    return () => world.bets.editing.refuse(REFUSED);
  },
  'lost edit': async (world) => {
    edit(world);
    return () => world.bets.editing.refuse(LOST);
  },
  'question before another edit': async (world) => {
    edit(world);
    await world.bets.editing.refuse(LOST);
    await world.scheduler.pass(31_000);
    const asking = waitingCalls<Bet | null>();
    world.bets.byKey = () => asking.ask();
    edit(world, '400');
    return () => asking.reply(null);
  },
  cancel: async (world) => {
    void world.cancelBet(ID);
    return () => world.bets.cancelling.reply(aBet({ status: 'cancelled', matched: NO_MONEY }));
  },
  'refused cancel': async (world) => {
    void world.cancelBet(ID);
    return () => world.bets.cancelling.refuse(NOT_CANCELLABLE);
  },
  'lost cancel': async (world) => {
    void world.cancelBet(ID);
    return () => world.bets.cancelling.refuse(LOST);
  },
  quote: async (world) => {
    void world.requestCashOut(MARKET);
    return () => world.bets.quoting.reply(QUOTE);
  },
  'cash out': async (world) => {
    await quoted(world);
    void world.confirmCashOut();
    const { key } = world.bets.cashOuts[0]!;
    return () => {
      const bets = [aBet({ id: betId('leg'), key: null })];
      return world.bets.cashingOut.reply({ key, status: 'done', reason: null, amount: rupees(120), bets });
    };
  },
  'refused cash out': async (world) => {
    await quoted(world);
    void world.confirmCashOut();
    return () => world.bets.cashingOut.refuse(REFUSED);
  },
  'lost cash out': async (world) => {
    await quoted(world);
    void world.confirmCashOut();
    return () => world.bets.cashingOut.refuse(LOST);
  },
  'cash out that never left': async (world) => {
    await quoted(world);
    void world.confirmCashOut();
    return () => world.bets.cashingOut.refuse(NEVER_SENT);
  },
};

/** What the player has before them, and what this page goes on doing for them. */
function seen({ betting, bets, notices, store, scheduler }: World): unknown {
  const { openBets, changes, cashOut, pending, slips } = betting;
  const asked = [bets.edits.length, bets.queries.length, bets.asked, bets.cashOutsAsked];
  const saved = store.keys().filter((key) => key.endsWith(':ravi'));
  return {
    openBets,
    changes,
    cashOut,
    pending,
    slips,
    asked,
    notices: [...notices],
    saved,
    timers: scheduler.timersLeft,
  };
}

describe('an answer to a player who has gone', () => {
  it.each(Object.keys(CALLS))(
    '[F17] [F62] [F95] %s: moves nothing of the player who is there by then, says nothing and asks for nothing',
    async (name) => {
      const world = bettingWorld();
      world.bets.open = [WAITING];
      world.signIn();
      await world.scheduler.pass(0);
      const answer = await CALLS[name]!(world);
      world.signOut();
      world.signIn(userId('ravi'));
      await world.scheduler.pass(0);
      void world.requestCashOut(MARKET);
      const before = seen(world);
      await answer();
      expect(seen(world)).toEqual(before);
    },
  );
});
