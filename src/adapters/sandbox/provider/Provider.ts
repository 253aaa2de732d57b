import { playedAs } from '../wire/playedAs';
import type { Table } from '../wire/playedAs';
import { crashPays, crashPointOf, heightAt, timeAbove } from './crash';
import type { Seeds } from './fair';
import { LIMITS } from './limits';
import { minesOf, minesPay, TILES } from './mines';
import type { Play } from './readPlay';
import type { PlayAnswer, PlayFault } from './PlayAnswer';
import type { SavedProvider } from './SavedProvider';
import type { Round, Seat } from './Seat';
import { ServerSeeds } from './ServerSeeds';
import { showSeat } from './showSeat';
import { wakenSeat } from './wakenSeat';
import type { WalletLine } from './WalletLine';
import { WalletClient } from './WalletLine';
import { pocketOf, wheelPays } from './wheel';

/** What the wallet says no to, and a player is told as it is. */
const PLAIN: readonly string[] = ['INSUFFICIENT_FUNDS', 'SELF_LIMIT', 'SESSION_ENDED'] satisfies PlayFault[];

/** A round that nobody goes on with is ended for its player after a day. */
const PATIENCE_MS = 20 * 3_600_000;
/** A page has this long to show a round that is decided at once; a wheel of ours turns for less than half of it. */
const SHOWING_MS = 6_000;

/**
 * A pretended company that makes games: three tables, provably fair, over an operator's wallet that it reaches by a line that may fail. It
 * knows nobody but by their game session.
 */
export class Provider {
  private readonly wallet: WalletClient;
  private readonly seats = new Map<string, Seat>();
  private readonly secret: string;
  private readonly secrets: ServerSeeds;
  private changed: number;

  constructor(
    secret: string,
    private readonly now: () => number,
    line: WalletLine,
    saved?: SavedProvider,
  ) {
    this.secret = saved?.secret ?? secret;
    this.secrets = new ServerSeeds(this.secret);
    this.wallet = new WalletClient(line, saved?.owed);
    for (const seat of saved?.seats ?? []) this.seats.set(nameOf(seat), wakenSeat(seat));
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
    if (opened === null) return { ok: false, code: 'TRY_AGAIN' };
    if (!opened.ok || opened.game === undefined) return { ok: false, code: 'SESSION_ENDED' };
    const { player, code, groups, name } = opened.game;
    const before = this.changed;
    const { table, standIn } = playedAs(code, groups);
    const seat = this.seatOf(player, table);
    this.land(seat);
    const fault = this.act(seat, session, play);
    if (fault !== null) return { ok: false, code: fault };
    const cash = this.changed === before ? opened.cash : this.cashNow(session, opened.cash);
    return {
      ok: true,
      view: {
        ...showSeat(seat, (nonce) => this.secrets.of(nameOf(seat), nonce), this.now()),
        name,
        standIn,
        cash: cash / 100,
      },
    };
  }

  /** Flights come down, wins are paid and forgotten rounds end while nobody looks; what is owed is said again. */
  advance(): void {
    this.wallet.settle();
    for (const seat of this.seats.values()) this.land(seat);
  }

  save(): SavedProvider {
    const { secret, changed: changes } = this;
    return { secret, seats: [...this.seats.values()], owed: this.wallet.save(), changes };
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
      case 'shown':
        if (seat.round?.key === play.key) this.pay(seat.round);
        return null;
    }
  }

  private begin(
    seat: Seat,
    session: string,
    { key, client, stake, game, promised }: Extract<Play, { call: 'begin' }>,
  ): PlayFault | null {
    if (seat.round?.key === key) return null;
    if (seat.round?.paid === null) return 'ROUND_OPEN';
    if (game.table !== seat.table) return 'WRONG_TABLE';
    // Another page has played meanwhile: this one was never shown what the next round is promised by.
    if (promised !== null && promised !== seat.nonce) return 'STALE';
    if (stake < LIMITS.min || stake > LIMITS.max) return 'LIMIT';
    if (seat.round !== null) this.pay(seat.round);
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
      due: null,
      leftAt: null,
    };
    seat.round = round;
    if (game.table === 'wheel') this.decide(round, wheelPays(game.bets, pocketOf(this.seeds(seat, round))));
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
    if (round === null) return;
    if (round.due !== null && this.now() >= round.due) this.pay(round);
    if (round.paid !== null) return;
    const elapsed = this.now() - round.begunAt;
    if (round.game.table === 'mines' && elapsed > PATIENCE_MS) this.stopMines(round);
    if (round.game.table !== 'crash') return;
    const point = crashPointOf(this.seeds(seat, round));
    const { auto } = round.game;
    if (auto !== null && auto <= point && elapsed >= timeAbove(auto - 1)) this.leave(round, auto);
    else if (elapsed >= timeAbove(point)) this.end(round, 0);
  }

  private end(round: Round, pays: number): void {
    this.decide(round, pays);
    this.pay(round);
  }

  private decide(round: Round, pays: number): void {
    round.paid = Math.min(pays, LIMITS.maxWin);
    round.due = this.now() + SHOWING_MS;
    this.changed += 1;
  }

  /** Once, however often it is asked for. */
  private pay(round: Round): void {
    if (round.due === null || round.paid === null) return;
    round.due = null;
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
