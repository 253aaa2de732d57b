import { readStatementFilter } from '@/domain/cashier/StatementFilter';
import type { MatchListName } from '@/application/ports/state/MatchesState';
import { betFacts, cashOut, openMatch, pick, place, saySlip } from './betting';
import { marketFacts } from './marketFacts';
import { Misunderstood, type Terminal } from './Terminal';
import { rupeesOf } from './words';

export interface Command {
  readonly usage: string;
  readonly run: (terminal: Terminal, words: readonly string[]) => Promise<void> | void;
}

const LISTS: readonly MatchListName[] = ['live', 'upcoming', 'all', 'cricket', 'soccer', 'tennis'];

/** Everything that can be typed. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  demo: { usage: 'demo: logs in with the demo account', run: logInAsDemo },
  login: { usage: 'login USERNAME PASSWORD', run: logIn },
  balance: { usage: 'balance: what is in the wallet', run: sayBalance },
  list: { usage: `list [${LISTS.join(' | ')}]: matches`, run: list },
  match: { usage: 'match NUMBER: opens one of the list', run: open },
  prices: { usage: 'prices: the best ones of the open match now', run: sayPrices },
  back: { usage: 'back RUNNER STAKE [MARKET]: opens a slip', run: (on, words) => pick(on, 'back', words) },
  lay: { usage: 'lay RUNNER STAKE [MARKET]: opens a slip', run: (on, words) => pick(on, 'lay', words) },
  slip: { usage: 'slip: what would be placed', run: saySlip },
  place: {
    usage: 'place [sure]: places the slip, and waits for the outcome',
    run: (on, [sure = '']) => place(on, sure === 'sure'),
  },
  bets: { usage: 'bets: the open ones', run: sayBets },
  cancel: { usage: 'cancel NUMBER: calls back what waits of a bet', run: cancel },
  cashout: { usage: 'cashout [MARKET]: of the open match', run: (on, [number = '1']) => cashOut(on, number) },
  statement: { usage: 'statement: the last movements of money', run: sayStatement },
  wait: { usage: 'wait SECONDS', run: wait },
  logout: { usage: 'logout', run: logOut },
};

async function logInAsDemo({ app, time, say, texts }: Terminal): Promise<void> {
  await time.until(() => app.brand.view.demoOffered, 'the offer of a demo');
  await entered({ app, time, say, texts }, await app.session.logInAsDemo());
}

async function logIn(
  { app, time, say, texts }: Terminal,
  [username = '', password = '']: readonly string[],
): Promise<void> {
  await entered({ app, time, say, texts }, await app.session.logIn({ username, password, remember: false }));
}

type Answer = Awaited<ReturnType<Terminal['app']['session']['logIn' | 'logInAsDemo']>>;

async function entered(
  { app, time, say, texts }: Pick<Terminal, 'app' | 'time' | 'say' | 'texts'>,
  answer: Answer,
): Promise<void> {
  if (!answer.ok) {
    const { message, fields } = answer.error;
    const said = [message, ...Object.values(fields)].flatMap((each) =>
      each ? [texts.renderMessage(each)] : [],
    );
    return say('notLoggedIn', { why: said.join('; ') });
  }
  await time.until(() => app.wallet.view.current, 'the balance');
  say('loggedIn', { user: app.session.view.user?.username ?? null });
}

function sayBalance({ app, say }: Terminal): void {
  const { wallet, current } = app.wallet.view;
  if (wallet === null) return say('balance', { known: false });
  say('balance', {
    ...{ balance: rupeesOf(wallet.balance), cash: rupeesOf(wallet.cash), coins: rupeesOf(wallet.coins) },
    exposure: rupeesOf(app.exposure.view.exposure?.total ?? null),
    current,
  });
}

async function list(terminal: Terminal, [name = 'live']: readonly string[]): Promise<void> {
  const { app, time, say, texts } = terminal;
  const which = LISTS.find((each) => each === name);
  if (which === undefined) throw new Misunderstood(`There is no list ${name}: ${LISTS.join(', ')}.`);
  const leave = app.sports.watchList(which);
  try {
    await time.until(() => app.sports.view.list(which).state !== 'loading', 'the list');
    const shown = app.sports.view.list(which);
    if (shown.state === 'failed') return say('failed', { why: texts.renderMessage(shown.message) });
    terminal.rows = shown.state === 'ready' ? shown.value : [];
    say('list', {
      name: which,
      matches: terminal.rows.map(({ name: title, competition, status }) => ({
        name: title,
        competition,
        status,
      })),
    });
  } finally {
    leave();
  }
}

async function open(terminal: Terminal, [number = '']: readonly string[]): Promise<void> {
  const { app, time } = terminal;
  const chosen = terminal.rows[Number(number) - 1];
  if (chosen === undefined)
    throw new Misunderstood('match NUMBER: there is no such match in the list; list shows one.');
  terminal.match?.leave();
  terminal.match = { id: chosen.id, leave: app.sports.watchMatch(chosen.id) };
  await time.until(() => app.sports.view.match(chosen.id).state !== 'loading', 'the match');
  const shown = app.sports.view.match(chosen.id);
  if (shown.state === 'failed')
    return terminal.say('failed', { why: terminal.texts.renderMessage(shown.message) });
  const live = (): boolean =>
    openMatch(terminal).markets.some(({ id }) => app.sports.board.freshness(id) === 'live');
  await time.until(live, 'live prices');
  sayPrices(terminal);
}

function sayPrices(terminal: Terminal): void {
  const { match, markets } = openMatch(terminal);
  const { board } = terminal.app.sports;
  terminal.say('prices', { match: match.name, markets: markets.map((market) => marketFacts(board, market)) });
}

async function sayBets({ app, say, texts }: Terminal): Promise<void> {
  await app.betting.loadOpenBets();
  const { openBets, openBetsFailed } = app.betting.view;
  if (openBetsFailed !== null) return say('failed', { why: texts.renderMessage(openBetsFailed) });
  say('bets', { bets: openBets.map(betFacts) });
}

async function cancel({ app, say }: Terminal, [number = '']: readonly string[]): Promise<void> {
  const bet = app.betting.view.openBets[Number(number) - 1];
  if (bet === undefined) throw new Misunderstood('cancel NUMBER: there is no such bet; bets lists them.');
  await app.betting.cancelBet(bet.id);
  say('bets', { bets: app.betting.view.openBets.map(betFacts) });
}

async function sayStatement({ app, say, texts }: Terminal): Promise<void> {
  const { statement } = await app.cashier.open();
  const filter = readStatementFilter(() => null, app.device.clock.now());
  const shown = await statement.load(filter);
  if (!shown.ok) return say('failed', { why: texts.renderMessage(shown.error) });
  say('statement', {
    rows: shown.value.rows.map(({ event, name, amount, balance }) => ({
      event,
      name,
      amount: rupeesOf(amount),
      balance: rupeesOf(balance),
    })),
  });
}

async function wait({ time }: Terminal, [seconds = '1']: readonly string[]): Promise<void> {
  const ms = Number(seconds) * 1_000;
  if (!(ms > 0 && ms <= 3_600_000)) throw new Misunderstood('wait SECONDS: up to an hour.');
  await time.pass(ms);
}

async function logOut(terminal: Terminal): Promise<void> {
  terminal.match?.leave();
  terminal.match = null;
  terminal.slip = null;
  await terminal.app.session.logOut();
  terminal.say('loggedOut', {});
}
