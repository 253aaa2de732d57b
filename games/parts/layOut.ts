import type { Game } from '../page/Game';
import { make } from './make';

interface Look {
  readonly scene: readonly HTMLElement[];
  /** Under the scene; a scene that may be longer than a phone begins with it instead. */
  readonly result?: HTMLElement;
  readonly game: Pick<Game, 'past' | 'problem'>;
}

/** What every table consists of: the play to look at, what came of it, and the panel to bet with. */
export function layOut({ scene, result, game }: Look, ...controls: HTMLElement[]): HTMLElement {
  const panel = make('div', { className: 'panel' }, game.problem, ...controls);
  panel.addEventListener('keydown', (event) => beginByEnter(panel, event));
  return make(
    'section',
    { className: 'table' },
    make('div', { className: 'scene' }, game.past, ...scene, ...(result === undefined ? [] : [result])),
    panel,
  );
}

/** Enter in a field does what the button does that begins a round; a key that is held does it once. */
function beginByEnter(panel: HTMLElement, { key, repeat, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Enter' || repeat || isComposing) return;
  if (target instanceof HTMLInputElement && target.closest('.dock, details') === null)
    panel.querySelector<HTMLButtonElement>('.dock > .main:not([hidden])')?.click();
}

/** What came of a round, read out when it changes. */
export function resultLine(text: string): HTMLElement {
  return make('p', { className: 'result', text, attrs: { role: 'status' } });
}
