import { paysAt } from '../../fair/pays';
import type { Game, Kind, Table } from '../../page/Game';
import { layOut, resultLine } from '../../parts/layOut';
import { button, make, write } from '../../parts/make';
import { rupees } from '../../parts/rupees';
import { numbersOf } from '../../fair/numbers';
import { isStill } from '../../parts/motion';
import { toneOf } from '../../parts/toneOf';
import { t } from '../../texts/t';
import { ascent } from './ascent';
import { flightBets } from './flightBets';
import { worthAt } from './CrashRound';
import type { CrashRound, CrashView } from './CrashRound';
import { endWords, leftWords } from './flightWords';
import { sky } from './sky';
import './crash.css';

/** Only while a bet is in the air; the next one waits for the answer, unless that is late. */
const [LOOK_MS, LATE_MS] = [200, 1_000];
/** How high a flight went says nothing of who won: its bead has a colour of heights. */
const heightTone = (point: number): string => (point >= 1000 ? 'gold' : point >= 200 ? 'violet' : 'blue');

function open(game: Game<CrashView, CrashRound>): Table {
  const above = sky();
  const result = resultLine(t('crash.hint'));
  const bets = flightBets(game, (at) => leave(at));
  let round: CrashRound | null = null;
  let climb = ascent(100, 0, true);
  let askedAt = -Infinity;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** The height and what the buttons promise, from the same figure. */
  const paint = (flying: CrashRound): void => {
    const height = climb.at(performance.now()) / 100;
    above.paint(height, 'flying');
    bets.showWorths(
      flying.bets.map((bet) => (bet.leftAt === null ? worthAt(bet, height, game.limits.maxWin) : null)),
    );
  };
  const frame = (): void => {
    if (round === null || round.over) return;
    paint(round);
    requestAnimationFrame(frame);
  };
  const look = async (): Promise<void> => {
    const [asked, now] = [round, performance.now()];
    if (asked === null || asked.over || now - askedAt < LATE_MS) return;
    askedAt = now;
    const seen = await game.act('look', {});
    askedAt = -Infinity;
    // An answer from the last flight says nothing of this one.
    if (round?.key === asked.key && !round.over) show(seen);
  };
  const leave = async (at: number): Promise<void> => {
    const pressed = bets.panels[at]?.leave;
    if (pressed === undefined) return;
    pressed.disabled = true;
    show(await game.act('stop', { key: round?.key, bet: at }));
    pressed.disabled = false;
  };
  const start = button(
    t('crash.fly'),
    async () => {
      const placed = bets.read();
      if (placed === null) return;
      start.disabled = true;
      show(await game.begin({ table: 'crash', bets: placed }));
      start.disabled = false;
    },
    'button main',
  );
  const presses = [start, ...bets.panels.map((panel) => panel.leave)];

  /** `before`: it is a round of an earlier visit, or of another page. */
  function show(next: CrashRound | null, before = ''): void {
    if (next === null) return;
    const wasFlying = round !== null && !round.over;
    const hadFocus = [...presses, document.body].some((each) => each === document.activeElement);
    const isKnown = wasFlying && round?.key === next.key;
    round = next;
    start.hidden = !next.over;
    bets.rest(!next.over, next.bets.length);
    if (next.over) bets.showWorths([]);
    else {
      const [height, now] = [next.height ?? 100, performance.now()];
      if (isKnown) climb.receive(height, now);
      else climb = ascent(height, now, isStill());
      paint(next);
    }
    if (hadFocus && before === '' && (document.activeElement as HTMLElement).offsetParent === null)
      presses.find((each) => !each.hidden)?.focus({ preventScroll: true });
    if (next.over) land(next, before);
    else fly(next, wasFlying);
  }
  function fly(next: CrashRound, wasFlying: boolean): void {
    const inAir = next.bets.reduce((sum, bet) => sum + (bet.leftAt === null ? bet.stake : 0), 0);
    const left = leftWords(next);
    // The balance beside it stays until the flight ends.
    const later = left.length > 0 ? [t('crash.paidAtEnd')] : [];
    write(result, [...left, ...later, t('crash.inAir', { amount: rupees(inAir) })].join(' '));
    result.dataset['tone'] = 'going';
    if (wasFlying) return;
    // The press that began it lies below.
    if (above.node.getBoundingClientRect().top < 0) above.node.scrollIntoView({ block: 'start' });
    requestAnimationFrame(frame);
    clearInterval(timer);
    timer = setInterval(() => void look(), LOOK_MS);
  }
  function land(next: CrashRound, before: string): void {
    clearInterval(timer);
    const { point = 100 } = next;
    const lefts = next.bets.flatMap(({ leftAt }) => (leftAt === null ? [] : [leftAt]));
    const isAllLeft = lefts.length === next.bets.length;
    above.paint((isAllLeft ? Math.max(...lefts) : point) / 100, isAllLeft ? 'left' : 'crashed');
    result.textContent = before + endWords(next);
    result.dataset['tone'] = toneOf(next);
    void game.remember(next, `${(point / 100).toFixed(2)}x`, heightTone(point));
  }
  above.paint(1, 'waiting');
  const dock = make('div', { className: 'dock' }, ...presses);
  const node = layOut({ scene: [above.node], result, game }, bets.node, dock);
  return { node, show };
}

async function pointOf(round: CrashRound): Promise<number> {
  const [high = 0, low = 0] = await numbersOf(round, 2);
  const whole = 1n << 52n;
  const drawn = (BigInt(high) << 20n) | BigInt(low >>> 12);
  const above = Number((100n * whole - drawn) / (whole - drawn));
  return drawn % 33n === 0n ? 100 : Math.min(100_000, above);
}

export const crash: Kind = {
  formula: t('crash.formula'),
  follows: async (round: CrashRound) => (await pointOf(round)) === round.point,
  owes: ({ bets, point = 100 }: CrashRound) =>
    bets.reduce((sum, { stake, auto, leftAt }) => {
      // One that leaves by itself has left where it was told to, if it flew so high; one that left before was left by hand.
      const left = auto !== null && auto <= point ? Math.min(auto, leftAt ?? auto) : leftAt;
      return sum + (left === null || left > point ? 0 : paysAt(stake, left));
    }, 0),
  open,
};
