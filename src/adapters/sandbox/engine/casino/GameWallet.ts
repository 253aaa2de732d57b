import type { WalletCall, WalletRefusal, WalletReply } from '../../wire/WalletCall';
import type { Kernel } from '../kernel/Kernel';
import type { Wallets } from '../money/Wallets';
import type { PlayGuard } from '../playSafe/PlayGuard';
import type { GameList } from './GameList';
import type { GameSessions } from './GameSessions';

export interface GameRound {
  readonly id: string;
  /** Null for a round that was taken back before its bet came. */
  readonly userId: string | null;
  readonly stake: number;
  /** What the game is called; empty where no bet came. */
  readonly game: string;
  state: 'open' | 'paid' | 'refunded';
  paid: number;
  at: number;
}

/** An ended round is asked about again for as long as its provider may not have heard; an open one waits a day. */
const ENDED_LIFE_MS = 600_000;
const OPEN_LIFE_MS = 24 * 3_600_000;
/** Paise. More in one round is a mistake of somebody. */
const MAX = 100_000_000;

/** The operator's half of the seamless wallet: every round moves money at most once in and at most once out, however often it is told. */
export class GameWallet {
  private readonly rounds = new Map<string, GameRound>();

  constructor(
    private readonly kernel: Kernel,
    private readonly wallets: Wallets,
    private readonly sessions: GameSessions,
    private readonly games: GameList,
    private readonly guard: Pick<PlayGuard, 'mayPlay' | 'limitsInTheWay' | 'round'>,
    private readonly ended: (round: GameRound, beganAt: number) => void,
    saved?: readonly GameRound[],
  ) {
    for (const round of saved ?? []) this.rounds.set(round.id, { ...round });
  }

  take(call: WalletCall): WalletReply {
    switch (call.kind) {
      case 'open':
        return this.open(call.session);
      case 'bet':
        return this.bet(call.session, call.round, call.amount);
      case 'win':
        return this.win(call.round, call.amount);
      case 'refund':
        return this.refund(call.round);
    }
  }

  /** Rounds that are open for longer than anybody plays are lost to the house, as their provider has said nothing for a day. */
  sweep(): void {
    for (const round of this.rounds.values()) {
      const age = this.kernel.now - round.at;
      if (age <= (round.state === 'open' ? OPEN_LIFE_MS : ENDED_LIFE_MS)) continue;
      this.rounds.delete(round.id);
      if (round.state === 'open' && round.userId !== null)
        this.guard.round(round.userId, round.id, round.at, round.stake, 0);
    }
  }

  gameOf(round: string): string {
    return this.rounds.get(round)?.game ?? '';
  }

  hasOpen(userId: string): boolean {
    return [...this.rounds.values()].some((round) => round.userId === userId && round.state === 'open');
  }

  save(): readonly GameRound[] {
    return [...this.rounds.values()];
  }

  private open(token: string): WalletReply {
    const session = this.sessions.find(token);
    if (session === null) return no('SESSION_ENDED');
    const { userId, provider, code } = session;
    const game = this.games.find(provider, code);
    if (game === null || game.plays === null) return no('SESSION_ENDED');
    const { name, plays } = game;
    return { ...this.now(userId), game: { player: userId, provider, code, name, plays } };
  }

  private bet(token: string, id: string, amount: number): WalletReply {
    if (!isAmount(amount) || amount === 0) return no('MALFORMED');
    const known = this.rounds.get(id);
    if (known !== undefined) {
      if (known.state === 'refunded') return no('ROUND_CLOSED');
      return known.stake === amount && known.userId !== null ? this.now(known.userId) : no('ROUND_REUSED');
    }
    const session = this.sessions.find(token);
    if (session === null) return no('SESSION_ENDED');
    const { userId, provider, code } = session;
    const game = this.games.find(provider, code)?.name ?? '';
    if (this.wallets.of(userId).cash < amount) return no('INSUFFICIENT_FUNDS');
    if (!this.guard.mayPlay(userId, amount))
      return { ok: false, code: 'SELF_LIMIT', ownLimits: this.guard.limitsInTheWay(userId, amount) };
    const round: GameRound = { id, userId, game, stake: amount, state: 'open', paid: 0, at: this.kernel.now };
    this.keep(round);
    this.guard.round(userId, id, round.at, amount, null);
    this.wallets.play(userId, id, amount, 'game-bet');
    return this.now(userId);
  }

  private win(id: string, amount: number): WalletReply {
    if (!isAmount(amount)) return no('MALFORMED');
    const round = this.rounds.get(id);
    if (round?.userId === undefined || round.userId === null) return no('ROUND_UNKNOWN');
    if (round.state !== 'open')
      return round.state === 'paid' && round.paid === amount ? this.now(round.userId) : no('ROUND_CLOSED');
    const beganAt = round.at;
    round.state = 'paid';
    round.paid = amount;
    this.guard.round(round.userId, id, round.at, round.stake, amount);
    round.at = this.kernel.now;
    this.kernel.touch();
    this.wallets.play(round.userId, id, -amount, 'game-win');
    this.ended(round, beganAt);
    return this.now(round.userId);
  }

  private refund(id: string): WalletReply {
    const round = this.rounds.get(id);
    if (round === undefined) {
      this.keep({ id, userId: null, game: '', stake: 0, state: 'refunded', paid: 0, at: this.kernel.now });
      return { ok: true, cash: 0 };
    }
    if (round.state === 'paid') return no('ROUND_CLOSED');
    if (round.state === 'open' && round.userId !== null) {
      round.state = 'refunded';
      this.guard.round(round.userId, id, round.at, round.stake, undefined);
      round.at = this.kernel.now;
      this.kernel.touch();
      this.wallets.play(round.userId, id, -round.stake, 'game-refund');
    }
    return round.userId === null ? { ok: true, cash: 0 } : this.now(round.userId);
  }

  private keep(round: GameRound): void {
    this.rounds.set(round.id, round);
    this.kernel.touch();
  }

  private now(userId: string): { readonly ok: true; readonly cash: number } {
    return { ok: true, cash: this.wallets.of(userId).cash };
  }
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX;
}

function no(code: WalletRefusal): WalletReply {
  return { ok: false, code };
}
