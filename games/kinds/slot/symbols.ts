import { draw } from '../../parts/make';
import { t } from '../../texts/t';
import { huesOf } from './hues';
import { MOTIFS } from './motifs';

/** The same word gives the same number: a skin has its scene by its name. */
export function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

export interface Motif {
  readonly name: string;
  readonly isWild: boolean;
  readonly isScatter: boolean;
}

function motifOf({ name, isWild, isScatter }: Motif): string | undefined {
  const word = name.toLowerCase();
  const known = Object.hasOwn(MOTIFS, word) ? word : Object.keys(MOTIFS).find((each) => word.includes(each));
  return MOTIFS[known ?? (isWild ? 'wild' : isScatter ? 'scatter' : '')];
}

/** Gives a symbol of the reels as often as one asks. `names`: all of the skin's, the wild and the scatter last. */
export function symbolDrawer(names: readonly string[]): (motif: Motif) => SVGSVGElement {
  const hues = huesOf(names.slice(0, -2));
  // Reels that turn show some thirty of them anew: each is drawn once, and copied.
  const drawn = new Map<string, SVGSVGElement>();
  const drawOne = (motif: Motif): SVGSVGElement => {
    const hue = motif.isWild ? 42 : motif.isScatter ? 300 : (hues.get(motif.name) ?? 0);
    const path = motifOf(motif);
    const tag = motif.isWild ? t('slot.wildTag') : motif.isScatter ? t('slot.freeTag') : '';
    const text = draw('text', {
      class: path === undefined ? 'symbol-letters' : 'symbol-tag',
      y: path === undefined ? 1 : 19,
    });
    text.textContent = path === undefined ? lettersOf(motif.name) : tag;
    return draw(
      'svg',
      { class: `symbol symbol-hue-${hue}`, viewBox: '-24 -24 48 48', 'aria-hidden': 'true' },
      draw('circle', { class: 'symbol-glow', r: 22 }),
      ...(path === undefined
        ? [draw('path', { class: 'symbol-stone', d: 'M-12-18H12L19-11V11L12 18H-12L-19 11V-11Z' })]
        : [
            draw('path', { class: 'symbol-shade', d: path, transform: 'translate(0 1.6)' }),
            draw('path', { class: 'symbol-shape', d: path, 'fill-rule': 'evenodd' }),
            draw('path', {
              class: 'symbol-light',
              d: path,
              transform: 'translate(-1.2 -1.6) scale(.86)',
              'fill-rule': 'evenodd',
            }),
          ]),
      text,
    );
  };
  return (motif) => {
    const known = drawn.get(motif.name) ?? drawOne(motif);
    drawn.set(motif.name, known);
    return known.cloneNode(true) as SVGSVGElement;
  };
}

/** K, 10, or the first letters of a longer name. */
function lettersOf(name: string): string {
  const short: Readonly<Record<string, string>> = {
    ace: 'A',
    king: 'K',
    queen: 'Q',
    jack: 'J',
    ten: '10',
    nine: '9',
  };
  return (
    short[name.toLowerCase()] ?? (name.length <= 2 ? name.toUpperCase() : name.slice(0, 2).toUpperCase())
  );
}
