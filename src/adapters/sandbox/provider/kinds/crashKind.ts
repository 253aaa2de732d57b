import { hundredthsIn, isRecord } from '../../wire/readInput';
import { crashPays, crashPointOf, crashReturn, heightAt, HIGHEST, timeAbove } from '../crash';
import { drawFrom } from '../fair';
import { LIMITS } from '../limits';
import type { Kind, Turn } from './Kind';
import { sumOf } from './readBets';

/** Heights in hundredths. */
export interface FlightBet {
  readonly stake: number;
  /** Where it leaves by itself; null: by hand. */
  readonly auto: number | null;
  /** Where it was left; null: it was not. */
  readonly leftAt: number | null;
}

export interface CrashGame {
  readonly table: 'crash';
  readonly bets: readonly FlightBet[];
}

const MAX_BETS = 2;
/** Between which heights a bet may leave by itself. */
const HEIGHTS = { min: 101, max: HIGHEST };

/** A flight that one leaves before it ends, with one bet or two. */
export const crashKind: Kind<CrashGame> = {
  variants: [''],
  read: (body) => {
    const list: unknown = isRecord(body) && Object.hasOwn(body, 'bets') ? body['bets'] : [body];
    if (!Array.isArray(list) || list.length === 0 || list.length > MAX_BETS) return null;
    const bets: FlightBet[] = [];
    for (const each of list as readonly unknown[]) {
      const bet = betIn(each);
      if (bet === null) return null;
      bets.push(bet);
    }
    return { game: { table: 'crash', bets }, stake: sumOf(bets) };
  },
  moves: ['stop'],
  move: ({ game, elapsedMs }, move) => {
    const which = move.call === 'stop' ? move.bet : null;
    const height = heightAt(elapsedMs);
    return leave(game, (_, at) => (which === null || which === at ? height : null));
  },
  wait: ({ game, seeds, elapsedMs }) => {
    const point = crashPointOf(drawFrom(seeds));
    const turn = leave(game, (bet) => {
      const top = topOf(bet);
      return top <= point && elapsedMs >= timeAbove(top - 1) ? top : null;
    });
    const left = turn?.game ?? game;
    if ((turn?.paid ?? null) !== null || elapsedMs < timeAbove(point)) return turn;
    return { game: left, paid: worth(left) };
  },
  show: ({ game, seeds, elapsedMs, over }) => {
    const bets = game.bets.map((bet) => ({ ...bet, stake: bet.stake / 100 }));
    const first = { auto: bets[0]?.auto ?? null, leftAt: bets[0]?.leftAt ?? null, bets };
    return over
      ? { ...first, point: crashPointOf(drawFrom(seeds)) }
      : { ...first, height: heightAt(elapsedMs) };
  },
  // Wherever one leaves by itself, at least this comes back.
  about: () => ({ return: crashReturn(HIGHEST), heights: HEIGHTS }),
};

function betIn(body: unknown): FlightBet | null {
  const stake = hundredthsIn(body, 'stake');
  if (!isRecord(body) || stake === null || stake <= 0) return null;
  const auto = body['auto'] === null ? 0 : hundredthsIn(body, 'auto');
  if (auto === 0) return { stake, auto: null, leftAt: null };
  return auto === null || auto < HEIGHTS.min || auto > HEIGHTS.max ? null : { stake, auto, leftAt: null };
}

/** The flight without the bets that leave it now; over when none is left in it. Null: none leaves. */
function leave(
  game: CrashGame,
  heightOf: (bet: FlightBet, at: number) => number | null,
): Turn<CrashGame> | null {
  const bets = game.bets.map((bet, at) =>
    bet.leftAt === null ? { ...bet, leftAt: heightOf(bet, at) } : bet,
  );
  if (bets.every(({ leftAt }, at) => leftAt === game.bets[at]?.leftAt)) return null;
  const next = { ...game, bets };
  return { game: next, paid: bets.every(({ leftAt }) => leftAt !== null) ? worth(next) : null };
}

/** Where a bet leaves by itself: where its player said, or where it can win no more. */
function topOf({ stake, auto }: FlightBet): number {
  return Math.min(auto ?? Infinity, Math.ceil((LIMITS.maxWin * 100) / stake));
}

function worth({ bets }: CrashGame): number {
  return bets.reduce((sum, { stake, leftAt }) => sum + (leftAt === null ? 0 : crashPays(stake, leftAt)), 0);
}
