import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Steps } from '@/ui/kit/feedback/Steps';

const WAY = ['Amount', 'Pay', 'Done'].map((label) => ({ id: label.toLowerCase(), label }));

const shown = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('svg') !== null, item.getAttribute('aria-current')]);

describe('steps', () => {
  it('ticks what is past, marks where one is, and counts what is to come', () => {
    render(<Steps label="Way" steps={WAY} now="pay" />);
    expect(screen.getByRole('list', { name: 'Way' })).toBeTruthy();
    expect(shown()).toEqual([
      ['Amount', true, null],
      ['2Pay', false, 'step'],
      ['3Done', false, null],
    ]);
  });

  it('ticks the last one only when it is done', () => {
    const { rerender } = render(<Steps label="Way" steps={WAY} now="done" />);
    expect(shown().at(-1)).toEqual(['3Done', false, 'step']);
    rerender(<Steps label="Way" steps={WAY} now="done" done />);
    expect(shown().at(-1)).toEqual(['Done', true, 'step']);
  });
});
