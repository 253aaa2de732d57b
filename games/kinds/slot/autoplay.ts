import { choice } from '../../parts/choice';
import { button, field, make } from '../../parts/make';
import { rupees } from '../../parts/rupees';
import { t } from '../../texts/t';

/** From one spin to the next, also for a player who asks for less motion: each can be read, and stopped, before the next one costs money. */
const LEAST_MS = 2_500;
/** So long the end of a spin is seen. */
export const BETWEEN_MS = 900;

/** When spins that follow each other by themselves come to an end. Rupees. */
export interface AutoLimits {
  readonly spins: number;
  readonly stopOnWin: number;
  readonly stopOnLoss: number;
}

export interface Autoplay {
  readonly node: HTMLElement;
  /** Ends it: stands in the place of the button that begins a spin, where the reels are in sight. */
  readonly end: HTMLButtonElement;
  readonly isOn: () => boolean;
  /** After a round that began then (`performance.now()`): whether there shall be another one now. */
  readonly goesOn: (round: { stake: number; paid: number; begun: number }) => Promise<boolean>;
  readonly stop: () => void;
}

/** Why autoplay ends after `done` spins, which lost so much together, the last one `paid`; null: it goes on with one more at `stake`. */
function whyOver(limits: AutoLimits, done: number, lost: number, stake: number, paid: number): string | null {
  if (paid >= limits.stopOnWin) return t('auto.endWin', { paid: rupees(paid) });
  if (lost + stake > limits.stopOnLoss)
    return t('auto.endLoss', { limit: rupees(limits.stopOnLoss), lost: rupees(lost), count: done });
  return done >= limits.spins ? t('auto.endSpins', { count: done }) : null;
}

/** Spins that follow by themselves, with limits set before: how many, and the win or the loss that ends them. `begin`: the first one. `changed`: it has begun or ended. */
export function autoplay(stakeNow: () => number | null, begin: () => void, changed: () => void): Autoplay {
  const spins = choice(
    'auto-spins',
    [10, 25, 50, 100].map((n) => [n, t('auto.spinCount', { count: n })]),
  );
  const win = choice('auto-win', [
    [0, t('auto.noLimit')],
    [1, t('auto.anyWin')],
    [10, t('auto.times', { times: 10 })],
    [50, t('auto.times', { times: 50 })],
  ]);
  const loss = choice('auto-loss', [
    [10, t('auto.times', { times: 10 })],
    [25, t('auto.times', { times: 25 })],
    [50, t('auto.times', { times: 50 })],
  ]);
  let limits: AutoLimits | null = null;
  let [done, lost] = [0, 0];
  const show = (): void => {
    start.hidden = limits !== null;
    end.textContent = t('auto.stop', { left: (limits?.spins ?? 0) - done });
    for (const each of [spins, win, loss]) each.disabled = limits !== null;
    changed();
  };
  // Outside of what can be folded away: why it ended is said in any case.
  const note = make('p', { className: 'auto-note', attrs: { role: 'status' } });
  const stop = (why = ''): void => {
    limits = null;
    note.textContent = why;
    show();
  };
  // A question of the page around it (a reality check), another tab: spins never follow one another unwatched.
  const away = (): void => {
    if (limits !== null) stop(t('auto.away'));
  };
  window.addEventListener('blur', away);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) away();
  });
  const end = button('', () => stop(), 'button main auto-end');
  const start = button(t('auto.start'), () => {
    const stake = stakeNow();
    if (stake === null) return;
    const most = Number(win.value);
    const stopOnWin = most === 0 ? Infinity : most === 1 ? stake + 0.01 : most * stake;
    limits = { spins: Number(spins.value), stopOnWin, stopOnLoss: Number(loss.value) * stake };
    [done, lost] = [0, 0];
    note.textContent = '';
    show();
    end.focus({ preventScroll: true });
    begin();
  });
  const fields = make(
    'details',
    { className: 'autoplay' },
    make('summary', { text: t('auto.title') }),
    field(t('auto.spins'), spins),
    field(t('auto.win'), win),
    field(t('auto.loss'), loss),
    start,
  );
  return {
    node: make('div', {}, note, fields),
    end,
    isOn: () => limits !== null,
    goesOn: async ({ stake, paid, begun }) => {
      const mine = limits;
      if (mine === null) return false;
      done += 1;
      lost += stake - paid;
      const why = whyOver(mine, done, lost, stake, paid);
      if (why !== null) {
        stop(why);
        return false;
      }
      show();
      const wait = Math.max(BETWEEN_MS, begun + LEAST_MS - performance.now());
      await new Promise((ready) => setTimeout(ready, wait));
      // Stopped meanwhile by its button, and perhaps begun anew.
      return limits === mine;
    },
    stop: () => stop(),
  };
}
