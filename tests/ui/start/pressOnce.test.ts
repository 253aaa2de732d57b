import { afterEach, expect, it } from 'vitest';
import { pressOnce } from '@/adapters/browser/pressOnce';

let end: () => void = () => undefined;
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function held(
  node: HTMLElement,
  key: string,
  repeat: boolean,
): { readonly done: boolean; readonly seen: number } {
  document.body.append(node);
  let seen = 0;
  node.addEventListener('keydown', () => {
    seen += 1;
  });
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  node.dispatchEvent(event);
  return { done: !event.defaultPrevented, seen };
}

it('[SPORT-05] [F53] Enter that is held is one press, wherever the focus goes meanwhile', () => {
  end = pressOnce(window);
  for (const name of ['button', 'input', 'a'])
    for (const repeat of [false, true])
      expect(held(document.createElement(name), 'Enter', repeat)).toEqual(
        repeat ? { done: false, seen: 0 } : { done: true, seen: 1 },
      );
});

it('leaves other keys, and lines of a text, to repeat as ever', () => {
  end = pressOnce(window);
  expect(held(document.createElement('textarea'), 'Enter', true)).toEqual({ done: true, seen: 1 });
  expect(held(document.createElement('button'), 'ArrowDown', true)).toEqual({ done: true, seen: 1 });
  end();
  expect(held(document.createElement('button'), 'Enter', true)).toEqual({ done: true, seen: 1 });
});
