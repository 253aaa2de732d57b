import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Marquee } from '@/ui/kit/brand/Marquee';

function show(items: readonly string[], onDismiss = (): void => undefined): void {
  render(
    <Marquee
      label="Announcements"
      items={items}
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

afterEach(() => vi.restoreAllMocks());

describe('Marquee', () => {
  it('[HDR-06] passes all announcements by, as text, and can be paused and dismissed', async () => {
    const dismissed = vi.fn();
    show(['<b>First</b>', 'Second'], dismissed);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '<b>First</b>',
      'Second',
    ]);
    const list = screen.getByRole('list');
    const moving = list.className;
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(list.className).not.toBe(moving);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(list.className).toBe(moving);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  it('[HDR-06] gives longer texts more time', () => {
    const lasts = (): number =>
      Number.parseFloat(screen.getByRole('list').style.getPropertyValue('--marquee-lasts'));
    show(['Short']);
    const short = lasts();
    document.body.replaceChildren();
    show(['A long announcement. '.repeat(40)]);
    expect(short).toBeGreaterThan(5);
    expect(lasts()).toBeGreaterThan(short * 3);
  });

  it('[HDR-06] stands still under reduced motion, with Next', async () => {
    preferReducedMotion();
    show(['First', 'Second']);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(screen.getByText('First')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Second')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('First')).toBeTruthy();
  });
});
