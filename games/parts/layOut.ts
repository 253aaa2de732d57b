import type { Game } from '../page/Game';
import { make } from './make';

interface Look {
  readonly scene: readonly HTMLElement[];
  /** Under the scene; a scene that may be longer than a phone begins with it instead. */
  readonly result?: HTMLElement;
  readonly game: Pick<Game, 'past' | 'problem'>;
}

/** What every table consists of: the play to look at, what came of it, and the panel to bet with. */
export function layOut({ scene, result, game }: Look, ...panel: HTMLElement[]): HTMLElement {
  return make(
    'section',
    { className: 'table' },
    make('div', { className: 'scene' }, game.past, ...scene, ...(result === undefined ? [] : [result])),
    make('div', { className: 'panel' }, game.problem, ...panel),
  );
}

/** What came of a round, read out when it changes. */
export function resultLine(text: string): HTMLElement {
  return make('p', { className: 'result', text, attrs: { role: 'status' } });
}
