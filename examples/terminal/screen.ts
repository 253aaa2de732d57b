import type { OpenMatch } from '@/application/ports/state/MatchesState';
import { marketFacts } from './marketFacts';
import type { Facts, Say, Terminal } from './Terminal';
import { rupeesOf } from './words';

const HEIGHT = 14;
const CONTROL = '\x1b[';
const [SAVE, RESTORE, END_OF_LINE] = ['\x1b7', '\x1b8', `${CONTROL}K`];

interface Screen {
  readonly say: Say;
  /** Draws this player's place above the commands, anew with each frame in which something changed. */
  readonly show: (terminal: Terminal) => void;
  readonly close: () => void;
}

/** Prices in place above, commands and what happened below; without a screen to move on, only what happened. */
export function openScreen(out: NodeJS.WriteStream): Screen {
  const drawn: (() => void)[] = [];
  if (out.isTTY) out.write(`${CONTROL}2J${CONTROL}${HEIGHT + 1};${out.rows}r${CONTROL}${HEIGHT + 1};1H`);
  return {
    say: (event, facts) => void out.write(`${linesOf(event, facts).join('\n')}\n`),
    show: (terminal) => {
      if (!out.isTTY) return;
      const { scheduler } = terminal.app.device;
      const paint = (): void => {
        const lines = placeOf(terminal).slice(0, HEIGHT);
        const rows = Array.from(
          { length: HEIGHT },
          (_, at) => `${CONTROL}${at + 1};1H${lines[at] ?? ''}${END_OF_LINE}`,
        );
        out.write(`${SAVE}${rows.join('')}${RESTORE}`);
      };
      let next = (): void => undefined;
      const again = (): void => {
        paint();
        next = scheduler.after(250, again);
      };
      again();
      drawn.push(() => next());
    },
    close: () => {
      for (const stop of drawn) stop();
      if (out.isTTY) out.write(`${CONTROL}r${CONTROL}2J${CONTROL}H`);
    },
  };
}

function placeOf({ app, match }: Terminal): string[] {
  const { wallet } = app.wallet.view;
  const money =
    wallet === null
      ? ''
      : `  balance ${rupeesOf(wallet.balance)}  exposure ${rupeesOf(app.exposure.view.exposure?.total ?? null)}`;
  const head = `${app.session.view.user?.username ?? 'visitor'}  ${app.connection.view.status}${money}`;
  const shown = match === null ? null : app.sports.view.match(match.id);
  return [head, '', ...(shown?.state === 'ready' ? matchLines(app.sports.board, shown.value) : [])];
}

function matchLines(board: Terminal['app']['sports']['board'], { match, markets }: OpenMatch): string[] {
  const score = match.score === null ? '' : `  ${match.score.home} ${match.score.away} ${match.score.clock}`;
  return [
    `${match.name}${score}`,
    ...markets.slice(0, 3).flatMap((market) => {
      const facts = marketFacts(board, market);
      return [
        `${facts.name} (${facts.status}, ${facts.prices})`,
        ...facts.runners.map(
          ({ name, back, lay }, at) =>
            `  ${at + 1} ${name.padEnd(28)} ${(back?.price ?? '-').padStart(9)} ${(lay?.price ?? '-').padStart(9)}`,
        ),
      ];
    }),
  ];
}

/** A list as lines of its own, everything else in one. */
function linesOf(event: string, facts: Facts): string[] {
  const lists = Object.entries(facts).filter(([, value]) => Array.isArray(value));
  const rest = Object.entries(facts).filter(([, value]) => !Array.isArray(value));
  return [
    [event, ...rest.map(([name, value]) => `${name}=${String(value)}`)].join('  '),
    ...lists.flatMap(([, value]) =>
      (value as readonly unknown[]).map((each, at) => `  ${at + 1}  ${lineOf(each)}`),
    ),
  ];
}

function lineOf(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(lineOf).join('  ')
    : String(value);
}
