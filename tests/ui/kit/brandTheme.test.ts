import { beforeEach, describe, expect, it } from 'vitest';
import { applyAppearance } from '@/ui/theme/applyAppearance';
import { applyBrandTheme } from '@/ui/theme/applyBrandTheme';

const root = document.documentElement;
const both = (colour: string) => ({ light: colour, dark: colour });

beforeEach(() => root.removeAttribute('style'));

describe('applyBrandTheme', () => {
  it('puts a brand’s pair over ours', () => {
    expect(
      applyBrandTheme(
        root,
        { cta: { light: '#004488', dark: '#88ccff' }, 'on-cta': { light: '#ffffff', dark: '#001122' } },
        true,
      ),
    ).toEqual([]);
    expect(root.style.getPropertyValue('--color-cta')).toBe('light-dark(#004488, #88ccff)');
    expect(root.style.getPropertyValue('--color-on-cta')).toBe('light-dark(#ffffff, #001122)');
  });

  it.each(['url(javascript:alert(1))', 'red', '#fff', '#ffffff;position:fixed', 'var(--x)', ''])(
    '[X08] refuses %j and leaves the style untouched',
    (colour) => {
      expect(applyBrandTheme(root, { header: both(colour), 'on-header': both('#ffffff') }, true)).toEqual([
        'header',
        'on-header',
      ]);
      expect(root.getAttribute('style') ?? '').toBe('');
    },
  );

  it('refuses text that cannot be read on its ground, in either theme', () => {
    const accent = { accent: { light: '#ffc233', dark: '#333333' }, 'on-accent': both('#1f1500') };
    expect(applyBrandTheme(root, accent, true)).toEqual(['accent', 'on-accent']);
    expect(root.style.getPropertyValue('--color-accent')).toBe('');
  });

  it('refuses half a pair, and everything where the browser cannot pair colours', () => {
    expect(applyBrandTheme(root, { primary: both('#004488') }, true)).toEqual(['primary', 'on-primary']);
    expect(applyBrandTheme(root, { primary: both('#004488'), 'on-primary': both('#ffffff') }, false)).toEqual(
      ['primary', 'on-primary'],
    );
    expect(root.getAttribute('style') ?? '').toBe('');
  });
});

describe('applyAppearance', () => {
  it('marks the root with the player’s choice, and leaves "system" to the device', () => {
    applyAppearance(root, 'dark', '125');
    expect([root.dataset.theme, root.dataset.textSize]).toEqual(['dark', '125']);
    applyAppearance(root, 'system', '100');
    expect([root.dataset.theme, root.dataset.textSize]).toEqual([undefined, '100']);
  });
});
