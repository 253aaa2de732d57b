import type { PriceRow } from '../run/pricePath';
import { drawGroup } from './barGroup';
import type { Results } from './Results';
import { visitGroups } from './visitGroups';

const [WIDTH, BAR, GAP, LEFT] = [640, 14, 12, 130];
/** Main-thread milliseconds per second that fill the width. */
const FULL = 1_000;

const PARTS = [
  ['script', '#3b6fb6'],
  ['style', '#e0a030'],
  ['layout', '#b65a3b'],
  ['rest', '#b9c2cc'],
] as const;

/** A run as bars: the first visit and the list of the three pages, then the price path, ours above plain, at each rate and speed. */
export function chartOf({ prices = [], ...rest }: Results): string {
  const visits: string[] = [];
  let top = 10;
  for (const group of visitGroups(rest)) {
    const { svg, below } = drawGroup(group, top);
    visits.push(...svg);
    top = below;
  }
  const path = prices.length === 0 ? [] : pricePathFrom(prices, top);
  const height = prices.length === 0 ? top : top + prices.length * (2 * BAR + GAP) + 50;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...visits,
    ...path,
    '</svg>',
    '',
  ].join('\n');
}

function pricePathFrom(rows: readonly PriceRow[], start: number): string[] {
  const bars = rows.flatMap((row, at) => {
    const top = start + 26 + at * (2 * BAR + GAP);
    return [
      text(8, top + BAR + 4, `${row.rate}/s, ${row.cpu}x: ${row.taskRatio.toFixed(2)}`),
      ...(['ours', 'plain'] as const).flatMap((page, below) => barOf(row[page], top + below * BAR)),
    ];
  });
  const legend = PARTS.map(([name, colour], at) => [
    `<rect x="${LEFT + at * 80}" y="${start}" width="10" height="10" fill="${colour}"/>`,
    text(LEFT + 14 + at * 80, start + 9, name),
  ]);
  const foot = start + rows.length * (2 * BAR + GAP) + 44;
  return [
    ...legend.flat(),
    ...bars,
    text(LEFT, foot, 'main thread, ms of CPU time per second; ours above, plain DOM below'),
  ];
}

function barOf(cost: PriceRow['ours'], top: number): string[] {
  const { task, script, style, layout } = cost;
  const lengths = { script, style, layout, rest: Math.max(0, task - script - style - layout) };
  let left = LEFT;
  return PARTS.map(([name, colour]) => {
    const width = (lengths[name] / FULL) * (WIDTH - LEFT - 10);
    const rect = `<rect x="${left.toFixed(1)}" y="${top}" width="${width.toFixed(1)}" height="${BAR - 2}" fill="${colour}"/>`;
    left += width;
    return rect;
  });
}

const text = (x: number, y: number, words: string): string => `<text x="${x}" y="${y}">${words}</text>`;
