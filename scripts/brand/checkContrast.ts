import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '@/ui/theme/contrast';
import { derivedColours } from '@/ui/theme/derivedColours';
import pairs from '@/ui/theme/pairs.json';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import type { Brand, Check } from './Brand';

type Mode = 'light' | 'dark';
type Colours = ReadonlyMap<string, Readonly<Record<Mode, string>>>;

const MODES: readonly Mode[] = ['light', 'dark'];
/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for what has to be seen to be used. */
const NEEDED = { text: 4.5, control: 3 };

/** Every pair of tokens that is read together, with the brand's colours over ours. */
export const checkContrast: Check = ({ config }) => {
  const colours = coloursOf(config);
  return (['text', 'control'] as const).flatMap((kind) =>
    pairs[kind].flatMap(([front = '', ground = '']) =>
      MODES.flatMap((mode) => {
        const [one, other] = [colours.get(front)?.[mode], colours.get(ground)?.[mode]];
        if (one === undefined || other === undefined) throw new Error(`no colour ${front} or ${ground}`);
        const ratio = contrast(one, other);
        if (ratio >= NEEDED[kind]) return [];
        return [
          `theme, ${mode}: ${bare(front)} (${one}) on ${bare(ground)} (${other}) has a contrast of ${rounded(ratio)}; ${NEEDED[kind]} is needed.`,
        ];
      }),
    ),
  );
};

function coloursOf({ theme = {} }: Brand['config']): Colours {
  const sheet = readFileSync(join(projectRoot, 'src/ui/theme/tokens.css'), 'utf8');
  const ours = [...sheet.matchAll(/--([\w-]+):\s*light-dark\(\s*(#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\s*\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  );
  const own = Object.entries({ ...theme, ...derivedColours(theme) }).map(
    ([name, colour]) => [`color-${name}`, colour] as const,
  );
  return new Map([...ours, ...own]);
}

function bare(token: string): string {
  return token.replace('color-', '');
}

/** Down, so that 4.49 never reads as 4.5. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
