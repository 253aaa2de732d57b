import type { PushMessage } from './PushMessage';
import type { MarketCommand } from './MarketCommand';
import type { SandboxAudit } from './SandboxAudit';

/** What a control answers: it never throws for a wrong id or an impossible move. */
export type ControlReply = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** What somebody at the operator's would see of a request. */
export interface WaitingReview {
  readonly id: string;
  readonly kind: string;
  readonly userId: string;
  readonly at: number;
  readonly dueAt: number;
  readonly what: string;
}

/** The powers over the sandbox world that no player has: for tests, the developer's panel and `/__sandbox/*`. Wire values. */
export interface SandboxControls {
  now(): number;
  /** Runs the world on by this many milliseconds. */
  advance(ms: number): void;
  /** Unknown commands are refused with a reason, so a door may pass on what somebody typed. */
  market(marketId: string, command: MarketCommand): ControlReply;
  /** Plays this match `factor` times as fast (1 is usual, at most 100). */
  speedUp(matchId: string, factor: number): ControlReply;
  /** Sends an event to every socket, or to those of one user, exactly as given. Says how many sockets of players it goes to. */
  push(event: string, payload: unknown, userId?: string): number;
  revokeToken(token: string): ControlReply;
  revokeUser(userId: string): ControlReply;
  /** Replaces single app details, e.g. `{BRAND_STATUS: 'maintenance'}`; unknown names are refused. */
  setAppDetails(details: Readonly<Record<string, string | number>>): ControlReply;
  /** Sets a wallet by a ledger adjustment. Rupees. */
  setBalance(userId: string, rupees: { readonly cash?: number; readonly coins?: number }): ControlReply;
  /** Holds this much of a player's cash until enough has been wagered, as a bonus does; 0 frees it. Rupees. */
  lockCash(userId: string, rupees: number): ControlReply;
  /** `mstruserid` of the account with this username. */
  userId(username: string): string | null;
  /** Requests that wait for a decision, oldest first. */
  reviews(): readonly WaitingReview[];
  /** What is asked from now on, until the engine starts anew, is decided by itself so many milliseconds later than usual. */
  delayReviews(ms: number): ControlReply;
  /** Decides one of them now; `reason` is for `decline`. */
  decide(id: string, verdict: string, reason?: string): ControlReply;
  /** Fills the world for tests of size: 200 matches, and 10,000 settled bets for this user. */
  seedHuge(userId?: string): ControlReply;
  /** As a restart of the server: every socket closes, the stream starts a new epoch, accounts and bets stay. */
  restart(): void;
  /** Back to the first moment of this seed, at the present time: accounts, bets and sockets are gone. */
  reset(): void;
  /** Where the pretended games are served from: an origin. */
  gamesAt(origin: string): void;
  /** The public key of whoever sends push messages; empty, as at first: nobody does, and none are asked for. */
  pushBy(publicKey: string): void;
  /** Messages to send, each handed out once. */
  takePushes(): readonly PushMessage[];
  /** A push service does not know this endpoint any more. */
  pushGone(endpoint: string): void;
  /** Hash of everything that happened so far: same seed and commands, same hash (P32). */
  logHash(): string;
  /** The books, summed afresh from the bets and the ledger (P11, P12). */
  audit(): SandboxAudit;
}
