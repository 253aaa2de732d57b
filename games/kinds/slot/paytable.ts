import { make } from '../../parts/make';
import { symbolName, t } from '../../texts/t';
import { featureWords } from './featureWords';
import type { SlotView } from './SlotRound';
import { symbolDrawer } from './symbols';

/** Scatters that bring something: three, four, five. */
const COUNTS = [3, 4, 5];

/** What three, four and five of a symbol bring. */
function eachOf<T>(brought: readonly T[], say: (one: T) => string): string {
  return brought.map((one, at) => `${COUNTS[at]}: ${say(one)}`).join(', ');
}

/** What each symbol pays, and how many lines there are. */
export function paytable(view: SlotView): HTMLElement {
  const { symbols, lines, pays, free, scatterPays, feature, return: share } = view;
  const drawSymbol = symbolDrawer(symbols);
  const [three = 0, four = 0, five = 0] = free;
  const ofScatters = (): string =>
    [
      eachOf(free, (count) => t('slot.freeSpins', { count })),
      ...(scatterPays ? [t('pays.scatter', { pays: eachOf(scatterPays, (times) => `${times}x`) })] : []),
    ].join('. ');
  const ofSymbol = (name: string): string => {
    const amounts = pays[name] ?? [];
    if (amounts.some((amount) => amount > 0)) return eachOf(amounts, (amount) => `${amount}x`);
    return feature === 'mystery' ? t('pays.turns') : t('pays.nothing');
  };
  const rows = symbols.map((name, at) => {
    const [isWild, isScatter] = [at === symbols.length - 2, at === symbols.length - 1];
    const best = symbolName(symbols[0] ?? name);
    const text = isWild ? t('pays.wild', { best }) : isScatter ? ofScatters() : ofSymbol(name);
    return make(
      'li',
      {},
      drawSymbol({ name, isWild, isScatter }),
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
        feature: featureWords(view, feature),
        three,
        four,
        five,
        share: (share * 100).toFixed(1),
      }),
    }),
    make('ul', {}, ...rows),
  );
}
