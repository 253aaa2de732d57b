import { button, make } from './make';
import { roving } from './roving';
import './segments.css';

export interface Segments {
  readonly node: HTMLElement;
  readonly parts: readonly HTMLButtonElement[];
  /** What each part says, and which one is chosen. */
  readonly show: (texts: readonly string[], chosen: number) => void;
}

/** One of a few, all of them in view, side by side. */
export function segments(label: string, count: number, choose: (at: number) => void): Segments {
  const parts = Array.from({ length: count }, (_, at) => {
    const part = button('', () => choose(at), 'segment');
    part.setAttribute('role', 'radio');
    return part;
  });
  const node = make(
    'div',
    { className: 'segments', attrs: { role: 'radiogroup', 'aria-label': label } },
    ...parts,
  );
  roving(node, parts);
  return {
    node,
    parts,
    show: (texts, chosen) => {
      for (const [at, part] of parts.entries()) {
        part.textContent = texts[at] ?? '';
        part.setAttribute('aria-checked', String(at === chosen));
      }
    },
  };
}
