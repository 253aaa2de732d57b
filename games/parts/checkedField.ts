import { make } from './make';
import { tellWrong } from './wrongBet';

export type Judged<T> = { readonly value: T } | { readonly wrong: string };

export interface CheckedField<T> {
  readonly hint: HTMLElement;
  /** What was typed; undefined after something wrong: then it is said why. */
  readonly read: () => { readonly value: T } | undefined;
  readonly say: (wrong?: string) => void;
  readonly wrong: () => string | undefined;
}

/** A field with a line beside it: what may be typed, or what is wrong with what was. */
export function checkedField<T>(
  input: HTMLInputElement,
  usual: string,
  judge: (text: string) => Judged<T>,
): CheckedField<T> {
  const hint = make('span', {
    className: 'hint',
    text: usual,
    attrs: { id: `${input.id}-hint`, role: 'status' },
  });
  input.setAttribute('aria-describedby', hint.id);
  const say = (wrong?: string): void => {
    hint.textContent = wrong ?? usual;
    hint.dataset['wrong'] = String(wrong !== undefined);
    input.setAttribute('aria-invalid', String(wrong !== undefined));
    if (wrong !== undefined) tellWrong(input);
  };
  const wrong = (): string | undefined => {
    const judged = judge(input.value);
    return 'wrong' in judged ? judged.wrong : undefined;
  };
  const read = (): { readonly value: T } | undefined => {
    const judged = judge(input.value);
    say(wrong());
    return 'wrong' in judged ? undefined : judged;
  };
  input.addEventListener('change', read);
  // While one types only what is right is said, not what is not right yet.
  input.addEventListener('input', () => {
    if (wrong() === undefined) say();
  });
  return { hint, read, say, wrong };
}

/** A field for a figure. */
export function figureInput(id: string, more: Readonly<Record<string, string | number>>): HTMLInputElement {
  const attrs = { type: 'text', inputmode: 'decimal', id, autocomplete: 'off', ...more };
  return make('input', { className: 'figure', attrs });
}
