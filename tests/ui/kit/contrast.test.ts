import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/ui/theme/contrast';
import pairs from '@/ui/theme/pairs.json';

const TEXT = 4.5;
const CONTROL = 3;

/** Every colour token of the sheet, in both themes. */
function readTokens(): Map<string, { light: string; dark: string }> {
  const sheet = readFileSync('src/ui/theme/tokens.css', 'utf8');
  const tokens = new Map<string, { light: string; dark: string }>();
  for (const [, name = '', light = '', dark = ''] of sheet.matchAll(
    /--([\w-]+):\s*light-dark\(\s*(#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\s*\)/g,
  )) {
    tokens.set(name, { light, dark });
  }
  for (const [, name = '', both = ''] of sheet.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)) {
    tokens.set(name, { light: both, dark: both });
  }
  return tokens;
}

const tokens = readTokens();

function token(name: string): { light: string; dark: string } {
  const found = tokens.get(name);
  if (found === undefined) throw new Error(`no token --${name}`);
  return found;
}

const SURFACES = ['color-canvas', 'color-surface', 'color-raised'];
// The same list that a brand is checked against (scripts/lib/brand).
const TEXT_PAIRS = pairs.text.map(([text = '', ground = '']) => [text, ground] as const);
const CONTROL_PAIRS = pairs.control.map(([part = '', ground = '']) => [part, ground] as const);

describe('the palette', () => {
  it('is read from the token file, in both themes', () => {
    expect(tokens.size).toBeGreaterThan(40);
    expect([TEXT_PAIRS.length, CONTROL_PAIRS.length]).toEqual([66, 7]);
    expect(token('color-canvas')).toEqual({ light: '#f3f4f5', dark: '#0c0d0f' });
    expect(token('price-back-1')).toEqual({ light: '#cde6f9', dark: '#15344f' });
  });

  it('computes as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#0f1b2a', '#ffffff')).toBeCloseTo(17.35, 1);
    expect(contrast('#ffffff', '#72bbef')).toBeCloseTo(2.09, 1);
  });

  it.each(TEXT_PAIRS)('text %s is readable on %s', (text, ground) => {
    expect(contrast(token(text).light, token(ground).light)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(token(text).dark, token(ground).dark)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(CONTROL_PAIRS)('the control %s stands out from %s', (part, ground) => {
    expect(contrast(token(part).light, token(ground).light)).toBeGreaterThanOrEqual(CONTROL);
    expect(contrast(token(part).dark, token(ground).dark)).toBeGreaterThanOrEqual(CONTROL);
  });

  it.each([
    ...SURFACES,
    'color-header',
    'color-cta',
    'color-accent',
    'price-back-1',
    'price-lay-1',
    'price-back-3',
    'price-lay-3',
  ])('one of the two focus rings shows on %s', (ground) => {
    for (const theme of ['light', 'dark'] as const) {
      const rings = [token('focus-inner')[theme], token('focus-outer')[theme]];
      expect(Math.max(...rings.map((ring) => contrast(ring, token(ground)[theme])))).toBeGreaterThanOrEqual(
        CONTROL,
      );
    }
  });

  it('overlay-text is readable on the overlay over any cell', () => {
    const over = (ground: string): string => {
      const mixed = [1, 3, 5].map((at) => {
        const under = Number.parseInt(ground.slice(at, at + 2), 16);
        const tint = [11, 13, 16][(at - 1) / 2] ?? 0;
        return Math.round(tint * 0.72 + under * 0.28);
      });
      return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    };
    for (const ground of [
      '#ffffff',
      ...['back', 'lay'].flatMap((side) => [1, 2, 3].map((level) => token(`price-${side}-${level}`).light)),
    ]) {
      expect(contrast(token('overlay-text').light, over(ground))).toBeGreaterThanOrEqual(TEXT);
    }
  });
});
