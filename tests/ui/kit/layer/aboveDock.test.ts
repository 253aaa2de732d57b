import { afterEach, describe, expect, it } from 'vitest';
import { joinAboveDock, sayDockHeight } from '@/ui/kit/layer/aboveDock';

const heightOf = (element: HTMLElement): string => element.style.getPropertyValue('--dock-height');

function put(marked: boolean): HTMLElement {
  const element = document.createElement('div');
  if (marked) element.setAttribute('data-above-dock', '');
  document.body.append(element);
  return element;
}

describe('the height of the dock', () => {
  afterEach(() => {
    document.body.replaceChildren();
    sayDockHeight('0px');
  });

  it('is said to the page and to what stands above it, and to nothing else', () => {
    const [above, other] = [put(true), put(false)];
    sayDockHeight('275px');
    expect([document.documentElement, above, other, document.body].map(heightOf)).toEqual([
      '275px',
      '275px',
      '',
      '',
    ]);
    sayDockHeight('0px');
    expect([document.documentElement, above].map(heightOf)).toEqual(['0px', '0px']);
  });

  it('is known to what comes while the dock is there, and to what comes before it', () => {
    const [late, early] = [put(true), put(true)];
    joinAboveDock(early);
    expect(heightOf(early)).toBe('0px');
    sayDockHeight('180px');
    joinAboveDock(late);
    expect(heightOf(late)).toBe('180px');
    joinAboveDock(null);
  });
});
