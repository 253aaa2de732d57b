import type { ControlReply, SandboxControls } from '../../wire/SandboxControls';
import { readMarketCommand } from '../../wire/readMarketCommand';
import type { Verdict } from '../cashier/Review';
import type { EngineCore } from '../EngineCore';
import { runTo } from '../runTo';
import { applyMarketCommand } from './applyMarketCommand';
import { audit } from './audit';
import { seedHuge } from './seedHuge';
import { wordsOf } from '../../texts/inWords';
import { say } from '../../texts/Said';

type Powers = Omit<SandboxControls, 'restart' | 'reset' | 'gamesAt' | 'pushBy'>;

function reply(done: boolean, why: string): ControlReply {
  return done ? { ok: true } : { ok: false, why };
}

/** The powers of no player. `settled` sends out what each of them caused. */
export function createControls(core: () => EngineCore, settled: <T>(value: T) => T): Powers {
  return {
    now: () => core().kernel.now,
    advance: (ms) => {
      runTo(core(), core().kernel.now + Math.max(0, ms));
      settled(undefined);
    },
    market: (marketId, command) => {
      const read = readMarketCommand(command);
      return settled(
        read === null ? reply(false, 'no such command') : applyMarketCommand(core(), marketId, read),
      );
    },
    speedUp: (matchId, factor) => {
      const match = core().world.match(matchId);
      const done = match !== null && core().world.speedUp(match, factor);
      return settled(reply(done, 'no such match, or it is over, or a factor outside 1 to 100'));
    },
    push: (event, payload, userId) => {
      const { peers } = core();
      const reached =
        userId === undefined ? peers.toAll(event, payload) : peers.toUser(userId, event, payload);
      return settled(reached);
    },
    takePushes: () => core().push.take(),
    pushGone: (endpoint) => core().push.gone(endpoint),
    revokeToken: (token) => settled(reply(core().sessions.end(token), 'no such session')),
    revokeUser: (userId) => {
      const had = core().sessions.hasSession(userId);
      core().sessions.endAllOf(userId);
      return settled(reply(had, 'no session of this user'));
    },
    setAppDetails: (details) => {
      const unknown = core().brand.set(details);
      if (unknown === null) core().kernel.touch();
      return reply(unknown === null, `no such app detail: ${unknown ?? ''}`);
    },
    setBalance: (userId, rupees) => settled(setBalance(core(), userId, rupees)),
    lockCash: (userId, rupees) => {
      const amount = Math.round(rupees * 100);
      if (!Number.isSafeInteger(amount) || amount < 0) return reply(false, 'no such amount');
      core().withdrawalBook.lock(userId, amount);
      core().kernel.touch();
      return reply(true, '');
    },
    userId: (username) => core().accounts.named(username)?.id ?? null,
    reviews: () =>
      core()
        .reviews.all()
        .map(({ id, kind, userId, at, dueAt, what }) => ({
          ...{ id, kind, userId, at, dueAt },
          what: wordsOf(what, core().peers.languageOf(userId)),
        })),
    delayReviews: (ms) => {
      if (!(ms >= 0 && ms <= MAX_REVIEW_DELAY_MS)) return reply(false, 'a delay is 0 to a day');
      core().reviews.delayBy(ms);
      return reply(true, '');
    },
    decide: (id, word, reason) => {
      const verdict = verdictOf(word, reason);
      if (verdict === null) return reply(false, 'a verdict is approve, decline or expire');
      return settled(reply(core().reviews.decide(id, verdict), 'nothing of this id waits'));
    },
    seedHuge: (userId) => settled(reply(seedHuge(core(), userId), 'no such user')),
    logHash: () => core().kernel.log.hash(),
    audit: () => audit(core()),
  };
}

const MAX_REASON = 200;
const MAX_REVIEW_DELAY_MS = 24 * 60 * 60 * 1_000;

function verdictOf(word: string, reason: string | undefined): Verdict | null {
  if (word === 'approve' || word === 'expire') return { kind: word };
  if (word !== 'decline') return null;
  return { kind: 'decline', reason: (reason ?? '').slice(0, MAX_REASON) || say('Declined by the operator.') };
}

function setBalance(
  core: EngineCore,
  userId: string,
  rupees: { readonly cash?: number; readonly coins?: number },
): ControlReply {
  if (core.accounts.find(userId) === null) return reply(false, 'no such user');
  const cash = Math.round((rupees.cash ?? 0) * 100);
  const coins = Math.round((rupees.coins ?? 0) * 100);
  if (!Number.isSafeInteger(cash) || !Number.isSafeInteger(coins) || coins < 0)
    return reply(false, 'no such amount');
  if (rupees.cash !== undefined) core.wallets.adjust(userId, 'cash', cash);
  if (rupees.coins !== undefined) core.wallets.adjust(userId, 'coins', coins);
  return reply(true, '');
}
