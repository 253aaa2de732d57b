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

  it('takes the page as a whole or not at all, and never a colour that carries meaning', () => {
    const page = {
      canvas: both('#101010'),
      surface: both('#181818'),
      raised: both('#202020'),
      text: both('#f0f0f0'),
      muted: both('#c0c0c0'),
      border: both('#303030'),
      'control-border': both('#909090'),
    };
    expect(applyBrandTheme(root, { ...page, 'price-back-1': both('#ffffff') }, true)).toEqual([
      'price-back-1',
    ]);
    expect(root.style.length).toBe(10);
    root.removeAttribute('style');
    const faint = { ...page, 'control-border': both('#282828') };
    expect(applyBrandTheme(root, faint, true)).toHaveLength(7);
    expect(root.style.length).toBe(0);
  });

  it('refuses half a pair, and everything where the browser cannot pair colours', () => {
    expect(applyBrandTheme(root, { primary: both('#004488') }, true)).toEqual(['primary']);
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
