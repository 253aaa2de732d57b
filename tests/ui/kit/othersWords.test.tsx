import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OthersWords } from '@/ui/kit/text/OthersWords';

describe('words that a server wrote', () => {
  it.each([
    ['Welcome bonus', 'en'],
    ['वेलकम बोनस', 'hi'],
    ['GPay से जमा करें', 'hi'],
    ['₹1,00,000', null],
    ['', null],
  ])('are marked with the language of their letters: %s', (text, lang) => {
    const { container } = render(<OthersWords text={text} />);
    const words = container.querySelector('bdi');
    expect([words?.textContent, words?.getAttribute('lang')]).toEqual([text, lang]);
  });
});
