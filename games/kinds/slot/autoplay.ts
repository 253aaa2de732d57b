import { choice } from '../../parts/choice';
import { button, field, make } from '../../parts/make';
import { t } from '../../texts/t';

/** When spins that follow each other by themselves come to an end. Rupees. */
export interface AutoLimits {
  readonly spins: number;
  readonly stopOnWin: number;
  readonly stopOnLoss: number;
}

export interface Autoplay {
  readonly node: HTMLElement;
  readonly isOn: () => boolean;
  /** After a round: whether there shall be another one. */
  readonly goesOn: (stake: number, paid: number) => boolean;
  readonly stop: () => void;
}

/** Whether autoplay goes on: `done` spins, which won and lost so much together, the last one `paid`. */
export function goesOn(limits: AutoLimits, done: number, lost: number, paid: number): boolean {
  return done < limits.spins && paid < limits.stopOnWin && lost < limits.stopOnLoss;
}

/** Spins that follow by themselves, with limits set before: how many, and the win or the loss that ends them. `begin`: the first one. */
export function autoplay(stakeNow: () => number | null, begin: () => void): Autoplay {
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
    press.textContent = limits === null ? t('auto.start') : t('auto.stop', { left: limits.spins - done });
    for (const each of [spins, win, loss]) each.disabled = limits !== null;
  };
  const note = make('p', { className: 'hint', attrs: { role: 'status' } });
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
  const press = button(t('auto.start'), () => {
    if (limits !== null) {
      stop();
      return;
    }
    const stake = stakeNow();
    if (stake === null) return;
    const most = Number(win.value);
    const stopOnWin = most === 0 ? Infinity : most === 1 ? 0.01 : most * stake;
    limits = { spins: Number(spins.value), stopOnWin, stopOnLoss: Number(loss.value) * stake };
    [done, lost] = [0, 0];
    note.textContent = '';
    show();
    begin();
  });
  const node = make(
    'details',
    { className: 'autoplay' },
    make('summary', { text: t('auto.title') }),
    field(t('auto.spins'), spins),
    field(t('auto.win'), win),
    field(t('auto.loss'), loss),
    press,
    note,
  );
  return {
    node,
    isOn: () => limits !== null,
    goesOn: (stake, paid) => {
      if (limits === null) return false;
      done += 1;
      lost += stake - paid;
      const next = goesOn(limits, done, lost, paid);
      if (next) show();
      else stop();
      return next;
    },
    stop: () => stop(),
  };
}
