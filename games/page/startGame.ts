import { fairPanel } from '../fair/fairPanel';
import { drawSpeaker } from '../drawing/speaker';
import { KINDS } from '../kinds/kinds';
import { button, make, write } from '../parts/make';
import { setPace } from '../parts/motion';
import { rupees } from '../parts/rupees';
import { switchSounds } from '../parts/sounds';
import type { TextKey } from '../texts/en/en';
import { t, textOr } from '../texts/t';
import type { Limits, View } from './Game';
import { bringHindiLetters } from './hindiLetters';
import { ask, onTextSized, onWalletMoved, Refusal, tell } from './link';
import type { OwnLimit } from './link';
import { runTable } from './runTable';
import type { RunningTable } from './runTable';
import { scrollByKeys } from './scrollByKeys';

/** More letters than a phone has room for beside the balance. */
const LONG_NAME = 20;

function headOf({ name, table, variant }: View, balance: HTMLElement): HTMLElement {
  document.title = name;
  document.body.dataset['table'] = table;
  document.body.dataset['variant'] = variant;
  const sound = button('', () => sound.setAttribute('aria-pressed', String(switchSounds())), 'sound');
  sound.setAttribute('aria-label', t('page.sound'));
  sound.setAttribute('aria-pressed', 'false');
  sound.append(drawSpeaker());
  const title = make('h1', { text: name });
  title.style.setProperty('--letters', String(name.length));
  title.toggleAttribute('data-long', name.length > LONG_NAME);
  return make(
    'header',
    {},
    title,
    sound,
    balance,
    make('span', { className: 'note', text: t('page.chips') }),
  );
}

/** What a round may cost and bring, at every table the same way. */
function limitsOf({ min, max, maxWin }: Limits): HTMLElement {
  const words = { min: rupees(min), max: rupees(max), most: rupees(maxWin) };
  return make('p', { className: 'hint limits', text: t('page.limits', words) });
}

/** Which limit of the player's own, and what is left of it: in the words of the page where it was set. */
function leftOf({ kind, period, amount, left }: OwnLimit): string {
  return t('limit.left', {
    kind: textOr(`limit.${kind}`, kind),
    period: textOr(`limit.${period}`, period),
    left: rupees(left),
    amount: rupees(amount),
  });
}

/** Where the app has a page for what was in the way. */
const WAYS_ON: Readonly<Record<string, { word: 'deposit' | 'limits'; text: TextKey }>> = {
  INSUFFICIENT_FUNDS: { word: 'deposit', text: 'page.deposit' },
  SELF_LIMIT: { word: 'limits', text: 'page.ownLimits' },
};

/** Why there is no answer to show, beside what was pressed: in our words where the code has some, else in the provider's. */
function sayIn(problem: HTMLElement, error: unknown, limits?: Limits): void {
  const refusal = error instanceof Refusal ? error : new Refusal('');
  const { code, message } = refusal;
  const words = limits === undefined ? {} : { min: rupees(limits.min), max: rupees(limits.max) };
  const why =
    code === undefined || message === '' ? t('page.noAnswer') : textOr(`refused.${code}`, message, words);
  const said = [why, ...refusal.ownLimits.map(leftOf)].join(' ');
  if (problem.firstChild?.textContent === said) return;
  problem.textContent = said;
  const way = code === undefined ? undefined : WAYS_ON[code];
  if (way === undefined) return;
  const { word, text } = way;
  problem.append(
    ' ',
    button(t(text), () => tell(word), 'link'),
  );
}

/** Opens the game of this session; again after a refusal, when the player asks for it. */
export async function startGame(): Promise<void> {
  const root = document.getElementById('game') ?? document.body;
  const problem = make('p', { className: 'problem', attrs: { role: 'alert' } });
  let limits: Limits | undefined;
  const say = (error: unknown): void => sayIn(problem, error, limits);
  let running: RunningTable | undefined;
  onTextSized((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  });
  scrollByKeys();
  const start = async (): Promise<void> => {
    try {
      const view = await ask('open');
      const kind = KINDS[view.table];
      limits = view.limits;
      if (kind === undefined) throw new Refusal(t('page.noKind'), 'NO_PAGE');
      problem.textContent = '';
      setPace(view.pace);
      await bringHindiLetters(view.name);
      const balance = make('output', { className: 'balance', attrs: { 'aria-live': 'off' } });
      const showCash = (cash: number): void => write(balance, rupees(cash));
      const fair = fairPanel(kind, view);
      running = runTable({ kind, view, fair, problem, say, showCash });
      root.replaceChildren(headOf(view, balance), running.node, limitsOf(view.limits), fair.node);
      await running.goOn();
    } catch (error) {
      say(error);
      root.replaceChildren(
        make(
          'div',
          { className: 'closed' },
          problem,
          button(t('page.tryAgain'), start, 'button main'),
          button(t('page.lobby'), () => tell('leave')),
        ),
      );
    }
  };
  await start();
  document.addEventListener('visibilitychange', () => void running?.refresh());
  window.addEventListener('focus', () => void running?.refresh());
  onWalletMoved(() => running?.walletMoved());
}
