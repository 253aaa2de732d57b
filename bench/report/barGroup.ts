/** One kind of figure: a bar for each page, as long as its share of the longest. */
export interface BarGroup {
  readonly what: string;
  readonly unit: string;
  readonly bars: readonly { readonly page: string; readonly value: number }[];
}

const [LEFT, WIDTH, BAR, GAP] = [210, 360, 14, 10];
const COLOURS: Readonly<Record<string, string>> = { ours: '#3b6fb6', empty: '#b9c2cc', peer: '#e0a030' };

/** The group as SVG from `top` on, and where the next one begins. */
export function drawGroup(
  { what, unit, bars }: BarGroup,
  top: number,
): { readonly svg: string[]; readonly below: number } {
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  const svg = [`<text x="8" y="${top + BAR - 3}">${what}</text>`];
  for (const [at, { page, value }] of bars.entries()) {
    const y = top + at * BAR;
    const width = ((value / longest) * WIDTH).toFixed(1);
    svg.push(
      `<text x="${LEFT - 6}" y="${y + BAR - 3}" text-anchor="end" fill="#555">${page}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${width}" height="${BAR - 2}" fill="${COLOURS[page] ?? '#777'}"/>`,
      `<text x="${LEFT + Number(width) + 4}" y="${y + BAR - 3}">${value.toFixed(value < 10 ? 1 : 0)} ${unit}</text>`,
    );
  }
  return { svg, below: top + bars.length * BAR + GAP };
}
