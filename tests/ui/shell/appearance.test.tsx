import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readTextSize, readTheme } from '@/ui/appearance/Appearance';
import { AppearanceDialog } from '@/ui/appearance/AppearanceDialog';
import { doOddsFlash } from '@/ui/appearance/oddsFlash';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { renderWithApp } from '@tests/support/renderWithApp';

const root = document.documentElement;

beforeEach(() => {
  delete root.dataset.theme;
  delete root.dataset.textSize;
  delete root.dataset['oddsFlash'];
  localStorage.clear();
});

describe('theme and text size', () => {
  it('show at once and are kept on the device', async () => {
    const fake = fakePlayerApp();
    renderWithApp(<AppearanceDialog open onClose={() => undefined} />, fake);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(screen.getByRole('radio', { name: '125%' }));
    expect([root.dataset.theme, root.dataset.textSize]).toEqual(['dark', '125']);
    expect([readTheme(fake.storage), readTextSize(fake.storage)]).toEqual(['dark', '125']);
  });

  it('offers nothing about keys where there are only fingers', () => {
    const coarse = (query: string) => query === '(hover: none) and (pointer: coarse)';
    for (const fingers of [false, true]) {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: fingers && coarse(query),
        addEventListener() {},
        removeEventListener() {},
      }));
      const { unmount } = renderWithApp(<AppearanceDialog open onClose={() => undefined} />, fakePlayerApp());
      expect(screen.queryByRole('checkbox', { name: 'Keyboard shortcuts' }) === null).toBe(fingers);
      unmount();
    }
    vi.unstubAllGlobals();
  });

  it('[STORE-01] what makes no sense on the device counts as the default', () => {
    const storage = new MapKeyValueStore();
    storage.write('ui.theme', 'purple');
    storage.write('ui.textSize', '900');
    expect([readTheme(storage), readTextSize(storage)]).toEqual(['dark', '100']);
    expect(readTheme(storage, 'light')).toBe('light');
  });

  it('[BRAND-01] the player’s choice goes before the brand’s, and this before dark', () => {
    const early = readFileSync('public/early.js', 'utf8');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network here')));
    const shown = (player: string | null, brand: string | null): readonly (string | undefined)[] => {
      localStorage.clear();
      delete root.dataset.theme;
      document.head.innerHTML = '<meta name="theme-color" media="(prefers-color-scheme: dark)">';
      if (player !== null) localStorage.setItem('ui.theme', player);
      const bars = { light: '#aaaaaa', dark: '#111111' };
      if (brand !== null) localStorage.setItem('ui.look', JSON.stringify({ style: '', theme: brand, bars }));
      runInThisContext(early);
      return [root.dataset.theme, document.querySelector('meta')?.content];
    };
    expect(shown(null, null)).toEqual(['dark', '#0c0d0f']);
    expect(shown('light', null)).toEqual(['light', '#ffffff']);
    expect(shown('system', null)).toEqual([undefined, '#0c0d0f']);
    expect(shown('purple', null)).toEqual(['dark', '#0c0d0f']);
    expect(shown(null, 'light')).toEqual(['light', '#aaaaaa']);
    expect(shown(null, 'system')).toEqual([undefined, '#111111']);
    expect(shown('dark', 'light')).toEqual(['dark', '#111111']);
    vi.unstubAllGlobals();
  });

  it('the script before the first paint reads the same keys and the same values', () => {
    const early = readFileSync('public/early.js', 'utf8');
    localStorage.setItem('ui.theme', 'light');
    localStorage.setItem('ui.textSize', '112');
    localStorage.setItem('ui.oddsFlash', 'off');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network here')));
    runInThisContext(early);
    vi.unstubAllGlobals();
    expect([root.dataset.theme, root.dataset.textSize]).toEqual(['light', '112']);
    expect(root.dataset['oddsFlash']).toBe('off');
    expect(doOddsFlash({ read: (key) => localStorage.getItem(key) })).toBe(false);
  });
});
