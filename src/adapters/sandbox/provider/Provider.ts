import type { Going, Move, Turn } from './kinds/Kind';
import { kindOf, placeOf } from './kinds/kinds';
import { capped, LIMITS } from './limits';
import type { Play } from './readPlay';
import { refused } from './PlayAnswer';
import type { PlayAnswer, PlayFault, PlayRefusal } from './PlayAnswer';
import type { SavedProvider } from './SavedProvider';
import { nameOf, rememberBead } from './Seat';
import type { Game, Round, Seat } from './Seat';
import { ServerSeeds } from './ServerSeeds';
import { showSeat } from './showSeat';
import { wakenSeat } from './wakenSeat';
import type { WalletReply } from '../wire/WalletCall';
import type { WalletLine } from './WalletLine';
import { WalletClient } from './WalletLine';

/** What the wallet says no to, and a player is told as it is. */
const PLAIN: readonly string[] = ['INSUFFICIENT_FUNDS', 'SELF_LIMIT', 'SESSION_ENDED'] satisfies PlayFault[];

function saidPlainly({ code, ownLimits }: Extract<WalletReply, { ok: false }>): PlayRefusal {
  if (!PLAIN.includes(code)) return refused('TRY_AGAIN');
  return { ...refused(code as PlayFault), ...(ownLimits === undefined ? {} : { ownLimits }) };
}

/** A round that is not gone on with is ended for its player before a day is over. */
const PATIENCE_MS = 20 * 3_600_000;
/** A page has this long to show a round that is decided at once; a wheel of ours turns for less than half of it. */
const SHOWING_MS = 6_000;

/**
 * A pretended company that makes games, provably fair, over an operator's wallet that it reaches by a line that may fail. It knows a player only
 * by their game session.
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

  /** Time alone has yet to end, or to pay, a round of somebody's. */
  get isWaiting(): boolean {
    return [...this.seats.values()].some(
      ({ round }) => round !== null && (round.paid === null || round.due !== null),
    );
  }

  play(session: string, play: Play): PlayAnswer {
    this.wallet.settle();
    const opened = this.wallet.ask({ kind: 'open', session });
    if (opened === null) return refused('TRY_AGAIN');
    if (!opened.ok || opened.game === undefined) return refused('SESSION_ENDED');
    const { player, plays, name } = opened.game;
    const place = placeOf(plays);
    if (place === null) return refused('GAME_NOT_OFFERED');
    const before = this.changed;
    const { table, variant, pace } = place;
    const seat = this.seatOf({ player, table, variant });
    this.land(seat);
    const no = this.act(seat, session, play);
    if (no !== null) return no;
    const cash = this.changed === before ? opened.cash : this.cashNow(session, opened.cash);
    return {
      ok: true,
      view: {
        ...showSeat(seat, (nonce) => this.secrets.of(nameOf(seat), nonce), this.now()),
        name,
        pace,
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

  private act(seat: Seat, session: string, play: Play): PlayRefusal | null {
    switch (play.call) {
      case 'open':
      case 'look':
        return null;
      case 'begin':
        return this.begin(seat, session, play);
      case 'move':
        return this.move(seat, session, play.key, play.move);
      case 'shown':
        if (seat.round?.key === play.key) this.pay(seat.round);
        return null;
    }
  }

  private begin(
    seat: Seat,
    session: string,
    { key, client, stake, game, promised, bead }: Extract<Play, { call: 'begin' }>,
  ): PlayRefusal | null {
    if (seat.round?.key === key) return null;
    if (seat.round?.paid === null) return refused('ROUND_OPEN');
    const kind = kindOf(seat.table);
    if (game.table !== seat.table || kind.fits?.(game, seat.variant) === false) return refused('WRONG_TABLE');
    // Another page has played meanwhile: this one was never shown what the next round is promised by.
    if (promised !== null && promised !== seat.nonce) return refused('STALE');
    if (stake < LIMITS.min || stake > LIMITS.max) return refused('LIMIT');
    if (seat.round !== null) this.pay(seat.round);
    rememberBead(seat, bead);
    const id = `${nameOf(seat)}.${seat.nonce}.${key}`;
    const reply = this.wallet.bet({ kind: 'bet', session, round: id, amount: stake });
    // A plain no has used nothing up; after silence the seed that was promised is never used again.
    if (reply?.ok === false) return saidPlainly(reply);
    const { nonce } = seat;
    seat.nonce += 1;
    this.changed += 1;
    if (reply === null) return refused('TRY_AGAIN');
    const begun = { begunAt: this.now(), paid: null, due: null, raises: [], asked: 0 };
    const round: Round = { id, key, stake, client, nonce, game, ...begun };
    seat.round = round;
    const pays = kind.decide?.(this.going(seat, round)) ?? null;
    if (pays !== null) this.decide(round, pays);
    return null;
  }

  private move(seat: Seat, session: string, key: string, move: Move): PlayRefusal | null {
    const { round } = seat;
    if (round?.key !== key) return refused('ROUND_UNKNOWN');
    if (round.paid !== null) return null;
    const kind = kindOf(seat.table);
    if (kind.moves?.includes(move.call) !== true) return refused('ROUND_UNKNOWN');
    const turn = kind.move?.(this.going(seat, round), move) ?? null;
    const no = turn?.raise === undefined ? null : this.raise(round, session, turn.raise);
    if (no === null) this.turn(round, turn);
    return no;
  }

  /** More is bet on a round that goes on. After silence that bet is taken back, and the next try is another one. */
  private raise(round: Round, session: string, amount: number): PlayRefusal | null {
    if (round.stake + amount > LIMITS.max) return refused('LIMIT');
    const id = `${round.id}+${round.asked}`;
    const reply = this.wallet.bet({ kind: 'bet', session, round: id, amount });
    if (reply?.ok === false) return saidPlainly(reply);
    round.asked += 1;
    this.changed += 1;
    if (reply === null) return refused('TRY_AGAIN');
    round.raises.push({ id, stake: amount });
    round.stake += amount;
    return null;
  }

  /** What time alone decides. */
  private land(seat: Seat): void {
    const { round } = seat;
    if (round === null) return;
    if (round.due !== null && this.now() >= round.due) this.pay(round);
    if (round.paid !== null) return;
    const kind = kindOf(seat.table);
    const going = this.going(seat, round);
    this.turn(round, kind.wait?.(going) ?? null);
    if (going.elapsedMs > PATIENCE_MS) this.move(seat, '', round.key, { call: 'stop', bet: null });
  }

  private turn(round: Round, turn: Turn<Game> | null): void {
    if (turn === null) return;
    round.game = turn.game;
    this.changed += 1;
    if (turn.paid === 'back') this.takeBack(round);
    else if (turn.paid !== null) {
      this.decide(round, turn.paid);
      if (turn.toShow !== true) this.pay(round);
    }
  }

  private decide(round: Round, pays: number): void {
    round.paid = capped(pays);
    round.due = this.now() + SHOWING_MS;
    this.changed += 1;
  }

  /** Once, however often it is asked for. */
  private pay(round: Round): void {
    if (round.due === null || round.paid === null) return;
    round.due = null;
    this.changed += 1;
    let left = round.paid;
    for (const { id, stake } of round.raises) {
      const share = Math.floor((round.paid * stake) / round.stake);
      left -= share;
      this.wallet.owe({ kind: 'win', round: id, amount: share });
    }
    this.wallet.owe({ kind: 'win', round: round.id, amount: left });
  }

  private takeBack(round: Round): void {
    round.paid = round.stake;
    this.changed += 1;
    for (const { id } of [round, ...round.raises]) this.wallet.owe({ kind: 'refund', round: id });
  }

  private cashNow(session: string, before: number): number {
    const reply = this.wallet.ask({ kind: 'open', session });
    return reply?.ok === true ? reply.cash : before;
  }

  private seatOf(place: Pick<Seat, 'player' | 'table' | 'variant'>): Seat {
    const name = nameOf(place);
    const seat = this.seats.get(name) ?? { ...place, nonce: 0, round: null, past: [] };
    this.seats.set(name, seat);
    return seat;
  }

  private going(seat: Seat, { game, stake, client, nonce, begunAt, paid }: Round): Going<Game> {
    const seeds = { server: this.secrets.of(nameOf(seat), nonce).seed, client, nonce };
    return {
      game,
      stake,
      variant: seat.variant,
      seeds,
      elapsedMs: this.now() - begunAt,
      over: paid !== null,
    };
  }
}
