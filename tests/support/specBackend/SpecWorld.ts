import { isOpen, someBets, type SpecBet } from './SpecBet';
import type { SpecOptions } from './SpecOptions';

export interface SpecPlayer {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  password: string;
  readonly mobile: string;
  balance: number;
  bets: SpecBet[];
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The backend's memory: who plays here, with which token, and what they asked for. */
export class SpecWorld {
  readonly otp = '123456';
  readonly asked: Asked[] = [];
  /** Calls that the specification does not have, as `GET /path`. */
  readonly unknown: string[] = [];
  /** What was wrong with a call that it does have. */
  readonly complaints: string[] = [];
  readonly verified = new Set<string>();
  private readonly players: SpecPlayer[] = [];
  private readonly tokens = new Map<string, SpecPlayer>();

  constructor(readonly options: SpecOptions) {
    this.add('Demo', 'demo', 'Demo12345', '9000000001');
  }

  add(name: string, username: string, password: string, mobile: string): SpecPlayer {
    const id = 81_027 + this.players.length;
    // The sum that every floating point library is asked about first.
    const balance = 1200 + 100.1 + 200.2;
    const bets = [...someBets(Date.now())];
    const player: SpecPlayer = { id, name, username, password, mobile, balance, bets };
    this.players.push(player);
    return player;
  }

  byUsername(username: unknown): SpecPlayer | undefined {
    return this.players.find((player) => player.username === username);
  }

  byMobile(mobile: unknown): SpecPlayer | undefined {
    return this.players.find((player) => player.mobile === String(mobile));
  }

  demo(): SpecPlayer | undefined {
    return this.players[0];
  }

  open(player: SpecPlayer): { token: string; user: object } {
    const token = `spec-${String(player.id)}-${String(this.tokens.size + 1)}`;
    this.tokens.set(token, player);
    return { token, user: { id: player.id, mstruserid: player.username, mobileno: Number(player.mobile) } };
  }

  /** "The auth header carries the token": with or without a word before it. */
  playerOf(header: unknown): SpecPlayer | undefined {
    return typeof header === 'string' ? this.tokens.get(header.replace(/^Bearer /, '')) : undefined;
  }

  close(header: unknown): void {
    if (typeof header === 'string') this.tokens.delete(header.replace(/^Bearer /, ''));
  }

  wallet(player: SpecPlayer): object {
    const { cash } = this.options;
    return { status: 'success', balance: player.balance, ...(cash === undefined ? {} : { cash }), coins: 75 };
  }

  /** A risk is written as what it is: less than nothing. */
  exposure(player: SpecPlayer): unknown {
    const open = player.bets.filter(isOpen);
    const matches = [...new Set(open.map((bet) => bet.refMatchId))];
    const rows = matches.map((refMatchId) => {
      const bets = open.filter((bet) => bet.refMatchId === refMatchId);
      const exposureAmount = -bets.reduce((sum, bet) => sum + bet.stack, 0.1 + 0.2);
      return { exposureAmount, matchName: bets[0]?.matchName, refMatchId, totalBets: bets.length };
    });
    const exposureAmount = rows.reduce((sum, row) => sum + row.exposureAmount, 0);
    if (this.options.exposure === 'amount') return exposureAmount;
    return this.options.exposure === 'both' ? { exposureAmount, matches: rows } : rows;
  }
}
