import type { FairPanel } from '../fair/fairPanel';
import { make, write } from '../parts/make';
import { playSound } from '../parts/sounds';
import { onWrong } from '../parts/wrongBet';
import { t } from '../texts/t';
import type { Game, Kind, Round, View } from './Game';
import { ask, newKey, Refusal, tell } from './link';

const MAX_PAST = 12;

interface Around {
  readonly kind: Kind;
  readonly view: View;
  readonly fair: FairPanel;
  readonly problem: HTMLElement;
  readonly say: (error: unknown) => void;
  readonly showCash: (cash: number) => void;
}

interface Asked {
  readonly reveal?: ((round: Round) => unknown) | undefined;
  readonly key?: string;
  readonly isPoll?: boolean;
}

export interface RunningTable {
  readonly node: HTMLElement;
  /** A round that was left goes on where it was; one that ended meanwhile is told. */
  readonly goOn: () => Promise<void>;
  /** How the table is now: when the player comes back to this page. */
  readonly refresh: () => Promise<void>;
  /** Money has moved outside of this game. */
  readonly walletMoved: () => Promise<void>;
}

function beadOf(text: string, tone: string): HTMLElement {
  return make('li', { text, className: 'bead', attrs: { 'data-tone': tone } });
}

/** A table and its provider: asks, shows every answer once, and moves the money when the eye knows how it ended. */
export function runTable({ kind, view: opened, fair, problem, say, showCash }: Around): RunningTable {
  const past = make('ol', { className: 'past', attrs: { 'aria-label': t('page.past') } });
  for (const { key, text, tone } of opened.past)
    if (key !== opened.round?.key) past.append(beadOf(text, tone));
  const remembered = new Set<string>();
  /** Questions that are on their way, and rounds that are being shown. */
  let busy = 0;
  /** Whether the wallet has changed since it was asked for. */
  let isOld = false;
  let asked = 0;
  /** The round that goes on here, as far as this page knows. */
  let going = '';
  /** How the last round was written into the row; its provider learns it with the next bet, for a player who comes back. */
  let before: object | undefined;

  const put = (call: string, more?: object): Promise<View> => {
    isOld = false;
    asked += 1;
    return ask(call, more);
  };
  const receive = (view: View): void => {
    going = view.round?.over === false ? view.round.key : '';
    showCash(view.cash);
    fair.promised(view.next);
  };
  /** Not repeated after silence: a little later the money comes by itself. */
  const landed = async ({ round, cash }: View): Promise<void> => {
    if (round !== null && !round.credited) {
      showCash(cash + (round.paid ?? 0));
      await put('shown', { key: round.key }).then(receive, () => undefined);
    }
    tell('balance');
  };
  /**
   * The money alone, and not while a round is asked for or shown: what it brings is seen when its end is. An answer that a later question has overtaken says
   * nothing; nor does one about a round that goes on here and is over there.
   */
  const walletMoved = async (): Promise<void> => {
    isOld = true;
    if (busy > 0 || document.hidden) return;
    const at = asked + 1;
    const view = await put('look').catch(() => null);
    if (view === null || asked !== at || busy > 0) return;
    const { round, cash } = view;
    if (round?.over === true && round.key === going) return;
    const isComing = round !== null && !round.credited && remembered.has(round.key);
    showCash(cash + (isComing ? (round.paid ?? 0) : 0));
  };
  const rest = (): void => {
    busy -= 1;
    if (busy === 0 && isOld) void walletMoved();
  };
  /** Shows the round that this page has not shown. */
  const lookAgain = async (): Promise<Round | null> => {
    const view = await put('look');
    receive(view);
    if (view.round === null || !remembered.has(view.round.key)) table.show(view.round, t('page.before'));
    if (view.round?.over !== false) await landed(view);
    return view.round;
  };
  const afterRefusal = async (error: unknown, key?: string): Promise<void> => {
    say(error);
    const code = error instanceof Refusal ? error.code : undefined;
    if (code === 'SESSION_ENDED') return;
    try {
      const round = await lookAgain();
      // It was begun after all; only its answer was lost.
      if (key !== undefined && round?.key === key) problem.textContent = '';
      else if (code === 'ROUND_OPEN' && round?.over === true) problem.textContent = t('page.endedMeanwhile');
    } catch {
      // What was refused is said already.
    }
  };
  const shown = async (
    answer: Promise<View>,
    { reveal, key, isPoll = false }: Asked,
  ): Promise<Round | null> => {
    // What is asked by itself says nothing a second time, and nothing new while all is well.
    if (!isPoll) problem.textContent = '';
    busy += 1;
    try {
      const view = await answer;
      if (isPoll) write(problem, '');
      receive(view);
      if (view.round !== null && view.round.over) await reveal?.(view.round);
      if (view.round?.over !== false) await landed(view);
      return view.round;
    } catch (error) {
      if (isPoll) say(error);
      else await afterRefusal(error, key);
      return null;
    } finally {
      rest();
    }
  };
  const refresh = async (): Promise<void> => {
    if (document.hidden || busy > 0) return;
    busy += 1;
    await lookAgain().catch(say);
    rest();
  };

  const game: Game = {
    view: opened,
    limits: opened.limits,
    past,
    problem,
    remember: async (round, text, tone) => {
      if (remembered.has(round.key)) return;
      remembered.add(round.key);
      playSound((round.paid ?? 0) > round.stake ? 'win' : 'land');
      before = { key: round.key, text, tone };
      past.prepend(beadOf(text, tone));
      while (past.children.length > MAX_PAST) past.lastChild?.remove();
      if ((await fair.ended(round, text)) === 'broken')
        problem.textContent = t('page.broken', { nonce: round.nonce });
    },
    begin: (what, reveal) => {
      const bet = fair.bet(newKey());
      playSound('begin');
      return shown(put('begin', { ...bet, ...what, before }), { reveal, key: bet.key });
    },
    act: (call, more, reveal) => shown(put(call, more), { reveal, isPoll: call === 'look' }),
  };
  const table = kind.open(game);
  onWrong(table.node, () => write(problem, ''));
  return {
    node: table.node,
    goOn: async () => {
      receive(opened);
      table.show(opened.round, t('page.before'));
      if (opened.round?.over === true) await landed(opened);
    },
    refresh,
    walletMoved,
  };
}
