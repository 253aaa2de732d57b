import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from '@/ui/kit/brand/Logo';

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
