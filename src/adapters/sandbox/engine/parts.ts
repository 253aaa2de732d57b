import type { EngineCore } from './EngineCore';
import type { Match } from './sports/Match';
import { packMatches } from './sports/packMatches';

const MAX_ENTRIES = 200;

/** What an engine does with each of its parts; a part has what applies to it. */
export interface EnginePart {
  /** What a snapshot has of it, under the name of the row. */
  readonly save: () => unknown;
  /** Once a minute: what is over is dropped. `matters`: somebody still has a bet on the match. */
  readonly sweep?: (matters: (match: Match) => boolean) => void;
  /** Everything of an account that is dropped. */
  readonly forget?: (userId: string) => void;
  /** When it has something to do by itself, epoch milliseconds; Infinity: never. */
  readonly nextDue?: () => number;
  readonly runDue?: () => void;
}

/** The parts of an engine, one row each. Of those that are due at one moment the first is run first: markets move before bets are judged. */
export function partsOf(core: EngineCore) {
  const { kernel, world, sessions, bets, book, cashOuts, reviews, bonuses, playSafe } = core;
  return {
    kernel: { save: () => kernel.save() },
    matches: {
      save: () => packMatches(world.all()),
      sweep: (matters) => world.sweep(matters),
      nextDue: () => world.nextDue(),
      runDue: () => world.runDue(),
    },
    calendar: { save: () => core.calendar.save() },
    brand: { save: () => core.brand.details() },
    sessions: { save: () => sessions.save(), sweep: () => sessions.sweep() },
    codes: { save: () => core.codes.save(), sweep: () => core.codes.sweep() },
    limits: { save: () => core.limits.save(), sweep: () => core.limits.sweep(kernel.now) },
    inbox: { save: () => core.inbox.all() },
    accounts: { save: () => core.accounts.save(), sweep: () => core.accounts.sweep() },
    wallets: { save: () => core.wallets.save() },
    holds: { save: () => core.holds.save() },
    bets: {
      save: () => book.save(kernel.now),
      sweep: () => book.sweep(kernel.now),
      forget: (userId) => book.forget(userId),
      nextDue: () => bets.nextDue(),
      runDue: () => bets.runDue(),
    },
    cashOuts: {
      save: () => cashOuts.save(),
      sweep: () => cashOuts.sweep(kernel.now),
      forget: (userId) => cashOuts.forget(userId),
    },
    autoCashOuts: {
      save: () => core.autoCashOuts.save(),
      sweep: () => core.autoCashOuts.sweep(kernel.now),
      forget: (userId) => core.autoCashOuts.forget(userId),
      nextDue: () => core.autoCashOut.nextDue(),
      runDue: () => core.autoCashOut.runDue(),
    },
    gameSessions: { save: () => core.gameSessions.save(), sweep: () => core.gameSessions.sweep() },
    gameRounds: { save: () => core.gameWallet.save(), sweep: () => core.gameWallet.sweep() },
    reviews: {
      save: () => reviews.save(),
      forget: (userId) => reviews.forget(userId),
      nextDue: () => reviews.nextDue(),
      runDue: () => reviews.runDue(),
    },
    banks: { save: () => core.banks.save(), forget: (userId) => core.banks.forget(userId) },
    statement: { save: () => core.statement.save(), forget: (userId) => core.statement.forget(userId) },
    deposits: {
      save: () => core.depositBook.save(),
      sweep: () => core.depositBook.sweep(kernel.now),
      forget: (userId) => core.depositBook.forget(userId),
    },
    kyc: {
      save: () => core.kyc.save(),
      sweep: () => core.kyc.sweep(),
      forget: (userId) => core.kyc.forget(userId),
    },
    spentKeys: {
      save: () => core.spentKeys.save(),
      sweep: () => core.spentKeys.sweep(),
      forget: (userId) => core.spentKeys.forget(userId),
    },
    withdrawals: {
      save: () => core.withdrawalBook.save(),
      forget: (userId) => core.withdrawalBook.forget(userId),
    },
    bonuses: {
      save: () => bonuses.save(),
      forget: (userId) => bonuses.forget(userId),
      nextDue: () => bonuses.nextDue(),
      runDue: () => bonuses.runDue(),
    },
    referrals: { save: () => core.referrals.save(), forget: (userId) => core.referrals.forget(userId) },
    playSafe: {
      save: () => playSafe.save(),
      sweep: () => {
        playSafe.sweep();
        for (const { token } of playSafe.checks.callsFor(sessions.save()))
          core.peers.toToken(token, 'playsafe:check', {});
      },
      forget: (userId) => playSafe.forget(userId),
    },
    push: { save: () => core.push.save(), forget: (userId) => core.push.forget(userId) },
    ledger: { save: () => core.ledger.save(), sweep: () => core.ledger.trim(MAX_ENTRIES) },
  } satisfies Readonly<Record<string, EnginePart>>;
}

type Parts = ReturnType<typeof partsOf>;

/** What a snapshot has of each part. */
export type SavedParts = { readonly [Name in keyof Parts]: ReturnType<Parts[Name]['save']> };

const listed = new WeakMap<EngineCore, readonly EnginePart[]>();

/** All rows of an engine; made once for each, as it is asked for at every step. */
export function everyPart(core: EngineCore): readonly EnginePart[] {
  const parts = listed.get(core) ?? Object.values<EnginePart>(partsOf(core));
  listed.set(core, parts);
  return parts;
}
