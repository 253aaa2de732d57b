import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ART_HUES } from '@/ui/kit/art/artOf';
import { GameArt } from '@/ui/kit/art/GameArt';
import { motifOf } from '@/ui/kit/art/motifs';
import { Logo } from '@/ui/kit/brand/Logo';
import { contrast } from '@/ui/theme/contrast';

function markup(node: React.ReactElement): string {
  const { container, unmount } = render(node);
  const html = container.innerHTML.replaceAll(/_r_\w+_/g, 'id').replaceAll(/ class="[^"]*"/g, '');
  unmount();
  return html;
}

describe('GameArt', () => {
  const game = (id: string, category = 'roulette') => (
    <GameArt id={id} category={category} provider="Ezugi" />
  );

  it('is the same for the same game, and another for another', () => {
    expect(markup(game('lightning'))).toBe(markup(game('lightning')));
    const many = new Set(Array.from({ length: 60 }, (_, index) => markup(game(`game-${index}`))));
    expect(many.size).toBeGreaterThan(40);
  });

  it('stays under 2 kB, whatever it draws', () => {
    for (const category of [
      'roulette',
      'slots',
      'cards32',
      'dice',
      'aviator',
      'plinko',
      'mines',
      'goal',
      'hilo',
      'gameshows',
    ]) {
      for (let index = 0; index < 12; index += 1)
        expect(markup(game(`${category}-${index}`, category)).length).toBeLessThan(2_000);
    }
  });

  it('matches what was drawn before', () => {
    expect(markup(game('lightning'))).toMatchSnapshot();
  });

  it.each(ART_HUES)('carries white text on %s to %s', (from, to) => {
    expect(contrast('#ffffff', from)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', to)).toBeGreaterThanOrEqual(4.5);
  });

  it('speaks of its category', () => {
    expect(['andarbahar', 'lucky7', 'Mini Roulette', 'blackjack', 'gameshows', ''].map(motifOf)).toEqual([
      'cards',
      'dice',
      'wheel',
      'cards',
      'chip',
      'chip',
    ]);
  });

  it('[X08] nothing of a game’s id or provider reaches the markup', () => {
    expect(
      markup(<GameArt id={'"><script>x'} category="url(javascript:1)" provider="position:fixed" />),
    ).not.toMatch(/script|position/);
  });

  it('is hidden from those who listen', () => {
    render(game('lightning'));
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('Logo', () => {
  it('is the brand’s picture, and our own mark with the name when it does not load', () => {
    render(<Logo name="Khelo" src="https://cdn.example/logo.png" />);
    fireEvent.error(screen.getByRole('img', { name: 'Khelo' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Khelo').tagName).toBe('BDI');
  });

  it('tries a new picture after a broken one', () => {
    const { rerender } = render(<Logo name="Khelo" src="https://cdn.example/old.png" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Logo name="Khelo" src="https://cdn.example/new.png" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://cdn.example/new.png');
  });
});
