import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Marquee } from '@/ui/kit/brand/Marquee';

function show(texts: readonly string[], onDismiss: (id: string) => void = () => undefined): void {
  render(
    <Marquee
      label="Announcements"
      items={texts.map((text) => ({ id: `id of ${text}`, text }))}
      pauseLabel="Pause"
      playLabel="Play"
      nextLabel="Next"
      dismissLabel="Dismiss"
      onDismiss={onDismiss}
    />,
  );
}

function preferReducedMotion(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

const line = (): string | null => screen.getByRole('button', { expanded: false }).textContent;

afterEach(() => vi.restoreAllMocks());

describe('Marquee', () => {
  it('[HDR-06] shows one announcement after the other, as text', () => {
    show(['<b>First</b>', 'Second']);
    expect(line()).toBe('<b>First</b>');
    fireEvent.animationIteration(screen.getByTestId('clock'));
    expect(line()).toBe('Second');
    fireEvent.animationIteration(screen.getByTestId('clock'));
    expect(line()).toBe('<b>First</b>');
  });

  it('[HDR-06] can be held and let go; one alone needs neither', async () => {
    show(['First', 'Second']);
    const bar = screen.getByRole('region', { name: 'Announcements' });
    const running = bar.className;
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(bar.className).not.toBe(running);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(bar.className).toBe(running);
    document.body.replaceChildren();
    show(['Alone']);
    expect(screen.queryByTestId('clock')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('[HDR-06] dismisses the one that is shown', async () => {
    const dismissed = vi.fn();
    show(['First', 'Second'], dismissed);
    fireEvent.animationIteration(screen.getByTestId('clock'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissed.mock.calls).toEqual([['id of Second']]);
  });

  it('[HDR-06] unfolds a text that is longer than the line, and stays with it', async () => {
    show(['A long announcement', 'Second']);
    const bar = screen.getByRole('region');
    const running = bar.className;
    await userEvent.click(screen.getByRole('button', { name: 'A long announcement' }));
    expect(screen.getByRole('button', { name: 'A long announcement', expanded: true })).toBeTruthy();
    expect(bar.className).not.toBe(running);
  });

  it('[HDR-06] stands still under reduced motion, with Next', async () => {
    preferReducedMotion();
    show(['First', 'Second']);
    expect(screen.queryByTestId('clock')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(line()).toBe('First');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(line()).toBe('Second');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(line()).toBe('First');
  });
});
