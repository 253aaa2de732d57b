import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addEnglishTexts, englishTexts } from '@/texts/englishTexts';
import { ownTexts } from '@/texts/ownTexts';
import { applyLook } from '@/ui/start/applyLook';
import type { MessageId } from '@/texts/MessageId';

const root = document.documentElement;
const both = (colour: string) => ({ light: colour, dark: colour });
const THEME = { header: { light: '#102030', dark: '#000000' }, 'on-header': both('#ffffff') };

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML =
    '<meta name="theme-color" content="#111111" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#111111" media="(prefers-color-scheme: dark)">';
});
afterEach(() => {
  applyLook(root, null);
  delete ownTexts['en'];
});

describe('applyLook', () => {
  it('takes over shape, words and the colour of the browser’s own bars, and keeps the look for the next start', () => {
    const texts = { en: { 'brand.age': 'From {age} on, {age} and no less', 'common.close': 'Done' } };
    applyLook(root, { theme: {}, shape: 'round', defaultTheme: 'dark', texts });
    expect(root.dataset.shape).toBe('round');
    expect(englishTexts.t('brand.age', { age: 18 })).toBe('From 18 on, 18 and no less');
    // A text that joins later does not take the brand's own back.
    addEnglishTexts({ 'common.close': 'Close' });
    expect(englishTexts.t('common.close')).toBe('Done');
    expect(JSON.parse(localStorage.getItem('ui.look') ?? '')).toMatchObject({ shape: 'round' });
  });

  it('[X03] own words are text: nothing in them but {name} is understood', () => {
    const id = 'common.close';
    for (const text of [
      '<img src=x onerror=alert(1)>',
      '{{constructor}}',
      '${1}',
      '{',
      '{a b}',
      '&lt;b&gt;',
    ]) {
      applyLook(root, { theme: {}, defaultTheme: 'dark', texts: { en: { [id]: text } } });
      expect(englishTexts.t(id as MessageId), text).toBe(text.replace('{constructor}', ''));
    }
  });

  it('[X08] a colour that is none changes nothing, not even the browser’s bars', () => {
    const theme = { ...THEME, header: both('url(javascript:alert(1))') };
    expect(applyLook(root, { theme, defaultTheme: 'dark', texts: {} })).toEqual(['header', 'on-header']);
    expect(root.style.length).toBe(0);
    expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual([
      '#111111',
      '#111111',
    ]);
  });

  it('shows the brand’s theme to who has not chosen, and keeps it for the next start', () => {
    const look = (defaultTheme: 'dark' | 'light' | 'system') => ({ theme: {}, defaultTheme, texts: {} });
    applyLook(root, look('light'));
    expect(root.dataset.theme).toBe('light');
    expect(JSON.parse(localStorage.getItem('ui.look') ?? '')).toMatchObject({ theme: 'light' });
    applyLook(root, look('system'));
    expect(root.dataset.theme).toBeUndefined();
    root.dataset.theme = 'dark';
    localStorage.setItem('ui.theme', 'dark');
    applyLook(root, look('light'));
    expect(root.dataset.theme).toBe('dark');
    localStorage.clear();
    applyLook(root, null);
    expect(root.dataset.theme).toBe('dark');
  });

  it('writes in the brand’s own typeface once the page has been painted, and until then in letters as wide', async () => {
    const faces: unknown[][] = [];
    class Face {
      constructor(...given: unknown[]) {
        faces.push(given);
      }
    }
    vi.stubGlobal('FontFace', Face);
    Object.defineProperty(document, 'fonts', { configurable: true, value: { add: () => undefined } });
    const typeface = {
      file: "/brand/it's.woff2",
      licence: '/brand/OFL.txt',
      weights: '400 700',
      fallback: { size: 106.9, ascent: 87.5, descent: 23.4 },
    };
    applyLook(root, { theme: {}, defaultTheme: 'dark', texts: {}, typeface });
    expect(root.style.getPropertyValue('--font-sans')).toMatch(/^'Brand', 'Rupee', 'Brand on device'/);
    expect(JSON.parse(localStorage.getItem('ui.look') ?? '').style).toContain('--font-sans');
    expect(faces).toEqual([
      [
        'Brand on device',
        expect.stringMatching(/^local/),
        expect.objectContaining({ sizeAdjust: '106.9%', ascentOverride: '87.5%', descentOverride: '23.4%' }),
      ],
    ]);
    await expect.poll(() => faces.length).toBe(2);
    expect(faces[1]).toEqual([
      'Brand',
      `url('${location.origin}/brand/it%27s.woff2')`,
      { weight: '400 700', display: 'swap' },
    ]);
    applyLook(root, { theme: {}, defaultTheme: 'dark', texts: {}, typeface: 'none' });
    expect(root.style.getPropertyValue('--font-sans')).toBe('var(--font-companion)');
    expect(faces).toHaveLength(2);
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'fonts');
  });

  it('without a brand, what an earlier visit left is gone', () => {
    applyLook(root, { theme: {}, shape: 'sharp', defaultTheme: 'light', texts: {} });
    root.style.setProperty('--color-header', '#102030');
    expect(applyLook(root, null)).toEqual([]);
    expect([root.style.length, root.dataset.shape, localStorage.getItem('ui.look')]).toEqual([
      0,
      undefined,
      null,
    ]);
  });
});
