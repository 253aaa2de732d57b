import { crashPays, crashPointOf, heightAt, timeAbove } from './crash';
import type { Seeds } from './fair';
import { LIMITS } from './limits';
import { minesOf, minesPay, TILES } from './mines';
import type { Play } from './readPlay';
import type { Round, Seat, Table } from './Seat';
import { ServerSeeds } from './ServerSeeds';
import { tableOf } from './tableOf';
import { showSeat } from './showSeat';
import type { Owed, WalletLine } from './WalletLine';
import { WalletClient } from './WalletLine';
import { pocketOf, wheelPays } from './wheel';

export interface SavedProvider {
  readonly seats: readonly Seat[];
  readonly owed: readonly Owed[];
  readonly changes: number;
}

export type PlayFault =
  | 'SESSION_ENDED'
  | 'INSUFFICIENT_FUNDS'
  | 'SELF_LIMIT'
  | 'LIMIT'
  | 'ROUND_OPEN'
  | 'ROUND_UNKNOWN'
  | 'TRY_AGAIN'
  | 'WRONG_TABLE';

export type PlayAnswer =
  { readonly ok: true; readonly view: unknown } | { readonly ok: false; readonly code: PlayFault };

/** What the wallet says no to, and a player is told as it is. */
const PLAIN: readonly string[] = ['INSUFFICIENT_FUNDS', 'SELF_LIMIT', 'SESSION_ENDED'] satisfies PlayFault[];

/** A round that nobody goes on with is ended for its player after a day. */
const PATIENCE_MS = 20 * 3_600_000;

/**
 * A pretended company that makes games: three tables, provably fair, over an operator's wallet that it reaches by a line that may fail. It
 * knows nobody but by their game session.
 */
export class Provider {
  private readonly wallet: WalletClient;
  private readonly seats = new Map<string, Seat>();
  private readonly secrets: ServerSeeds;
  private changed: number;

  constructor(
    secret: string,
    private readonly now: () => number,
    line: WalletLine,
    saved?: SavedProvider,
  ) {
    this.secrets = new ServerSeeds(secret);
    this.wallet = new WalletClient(line, saved?.owed);
    for (const seat of saved?.seats ?? []) this.seats.set(nameOf(seat), structuredClone(seat));
    this.changed = saved?.changes ?? 0;
  }

  get changes(): number {
    return this.changed;
  }

  /** Everything that is owed has been confirmed. */
  get isSquare(): boolean {
    return this.wallet.isSquare;
  }

  play(session: string, play: Play): PlayAnswer {
    this.wallet.settle();
    const opened = this.wallet.ask({ kind: 'open', session });
    if (opened === null) return no('TRY_AGAIN');
    if (!opened.ok || opened.game === undefined) return no('SESSION_ENDED');
    const { player, code, groups, name } = opened.game;
    const seat = this.seatOf(player, tableOf(code, groups));
    this.land(seat);
    const fault = this.act(seat, session, play);
    if (fault !== null) return no(fault);
    const cash =
      play.call === 'open' || play.call === 'look' ? opened.cash : this.cashNow(session, opened.cash);
    return {
      ok: true,
      view: {
        ...showSeat(seat, (nonce) => this.secrets.of(nameOf(seat), nonce), this.now()),
        name,
        cash: cash / 100,
      },
    };
  }

  /** Flights come down and forgotten rounds end while nobody looks; what is owed is said again. */
  advance(): void {
    this.wallet.settle();
    for (const seat of this.seats.values()) this.land(seat);
  }

  save(): SavedProvider {
    return { seats: [...this.seats.values()], owed: this.wallet.save(), changes: this.changed };
  }

  private act(seat: Seat, session: string, play: Play): PlayFault | null {
    switch (play.call) {
      case 'open':
      case 'look':
        return null;
      case 'begin':
        return this.begin(seat, session, play);
      case 'open-tile':
        return this.openTile(seat, play.key, play.tile);
      case 'stop':
        return this.stop(seat, play.key);
    }
  }

  private begin(
    seat: Seat,
    session: string,
    { key, client, stake, game }: Extract<Play, { call: 'begin' }>,
  ): PlayFault | null {
    if (seat.round?.key === key) return null;
    if (seat.round?.paid === null) return 'ROUND_OPEN';
    if (game.table !== seat.table) return 'WRONG_TABLE';
    if (stake < LIMITS.min || stake > LIMITS.max) return 'LIMIT';
    const id = `${nameOf(seat)}.${seat.nonce}.${key}`;
    const reply = this.wallet.bet({ kind: 'bet', session, round: id, amount: stake });
    // A plain no has used nothing up; after silence the seed that was promised is never used again.
    if (reply?.ok === false) return PLAIN.includes(reply.code) ? (reply.code as PlayFault) : 'TRY_AGAIN';
    const { nonce } = seat;
    seat.nonce += 1;
    this.changed += 1;
    if (reply === null) return 'TRY_AGAIN';
    const round: Round = {
      id,
      key,
      stake,
      client,
      nonce,
      begunAt: this.now(),
      game,
      paid: null,
      leftAt: null,
    };
    seat.round = round;
    if (game.table === 'wheel') this.end(round, wheelPays(game.bets, pocketOf(this.seeds(seat, round))));
    return null;
  }

  private openTile(seat: Seat, key: string, tile: number): PlayFault | null {
    const { round } = seat;
    if (round?.key !== key || round.game.table !== 'mines') return 'ROUND_UNKNOWN';
    if (round.paid !== null || round.game.opened.includes(tile)) return null;
    const { mines } = round.game;
    const opened = [...round.game.opened, tile];
    round.game = { ...round.game, opened };
    this.changed += 1;
    if (minesOf(this.seeds(seat, round), mines).includes(tile)) this.end(round, 0);
    else if (opened.length === TILES - mines) this.end(round, minesPay(round.stake, mines, opened.length));
    return null;
  }

  /** Takes what has been won so far. */
  private stop(seat: Seat, key: string): PlayFault | null {
    const { round } = seat;
    if (round?.key !== key) return 'ROUND_UNKNOWN';
    if (round.paid !== null) return null;
    if (round.game.table === 'mines') this.stopMines(round);
    if (round.game.table === 'crash') this.leave(round, heightAt(this.now() - round.begunAt));
    return null;
  }

  private stopMines(round: Round): void {
    if (round.game.table !== 'mines') return;
    const { mines, opened } = round.game;
    if (opened.length === 0) this.takeBack(round);
    else this.end(round, minesPay(round.stake, mines, opened.length));
  }

  private leave(round: Round, height: number): void {
    round.leftAt = height;
    this.end(round, crashPays(round.stake, height));
  }

  /** What time alone decides. */
  private land(seat: Seat): void {
    const { round } = seat;
    if (round === null || round.paid !== null) return;
    const elapsed = this.now() - round.begunAt;
    if (round.game.table === 'mines' && elapsed > PATIENCE_MS) this.stopMines(round);
    if (round.game.table !== 'crash') return;
    const point = crashPointOf(this.seeds(seat, round));
    const { auto } = round.game;
    if (auto !== null && auto <= point && elapsed >= timeAbove(auto - 1)) this.leave(round, auto);
    else if (elapsed >= timeAbove(point)) this.end(round, 0);
  }

  private end(round: Round, pays: number): void {
    round.paid = Math.min(pays, LIMITS.maxWin);
    this.changed += 1;
    this.wallet.owe({ kind: 'win', round: round.id, amount: round.paid });
  }

  private takeBack(round: Round): void {
    round.paid = round.stake;
    this.changed += 1;
    this.wallet.owe({ kind: 'refund', round: round.id });
  }

  private cashNow(session: string, before: number): number {
    const reply = this.wallet.ask({ kind: 'open', session });
    return reply?.ok === true ? reply.cash : before;
  }

  private seatOf(player: string, table: Table): Seat {
    const name = nameOf({ player, table });
    const seat = this.seats.get(name) ?? { player, table, nonce: 0, round: null };
    this.seats.set(name, seat);
    return seat;
  }

  private seeds(seat: Seat, { client, nonce }: Pick<Round, 'client' | 'nonce'>): Seeds {
    return { server: this.secrets.of(nameOf(seat), nonce).seed, client, nonce };
  }
}

function nameOf({ player, table }: Pick<Seat, 'player' | 'table'>): string {
  return `${player}.${table}`;
}

function no(code: PlayFault): PlayAnswer {
  return { ok: false, code };
}
