import { make } from '../../parts/make';
import { symbolName, t, textOr } from '../../texts/t';
import type { SlotView } from './SlotRound';
import { symbolDrawer } from './symbols';

/** What each symbol pays, and how many lines there are. */
export function paytable({ skin, symbols, lines, pays, feature, return: share }: SlotView): HTMLElement {
  const drawSymbol = symbolDrawer(skin);
  const rows = symbols.map((name, at) => {
    const [isWild, isScatter] = [at === symbols.length - 2, at === symbols.length - 1];
    const amounts = pays[name] ?? [];
    const text = isWild
      ? t('pays.wild', { best: symbolName(symbols[0] ?? name) })
      : isScatter
        ? t('pays.scatter')
        : amounts.map((amount, more) => `${more + 3}: ${amount}x`).join(', ');
    return make(
      'li',
      {},
      drawSymbol({ name, at, isWild, isScatter }),
      make('strong', { text: symbolName(name) }),
      make('span', { text }),
    );
  });
  return make(
    'details',
    { className: 'paytable' },
    make('summary', { text: t('pays.title') }),
    make('p', { className: 'hint', text: t('pays.lines', { lines: lines.length }) }),
    make('p', {
      className: 'hint',
      text: t('pays.return', {
        feature: textOr(`feature.${feature}`, ''),
        share: (share * 100).toFixed(1),
      }),
    }),
    make('ul', {}, ...rows),
  );
}
