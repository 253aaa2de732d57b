import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../games');
const MAX_SAME = 10;

/** The lines of a text that say something, each without the spaces around it. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:\/\/|\/\*|\*|import )/.test(line));

/** Where more than so many lines are written a second time, in another file or further down in the same one. */
function repeatsIn(
  files: readonly (readonly [name: string, text: string])[],
  most: number,
): readonly string[] {
  const seen = new Map<string, string>();
  const repeats: string[] = [];
  for (const [name, text] of files) {
    const lines = linesOf(text);
    for (let at = 0; at + most < lines.length; at += 1) {
      const part = lines.slice(at, at + most + 1).join('\n');
      const first = seen.get(part);
      if (first === undefined) seen.set(part, name);
      else repeats.push(`${name} repeats ${first}: ${lines[at]} …`);
    }
  }
  return repeats;
}

it('[CASINO-03] no two places of the games share more than ten lines: what two kinds need is in games/parts or games/drawing', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|css)$/.test(name))
    .map((name) => [name, readFileSync(join(ROOT, name), 'utf8')] as const);
  expect(files.length).toBeGreaterThan(60);
  expect(repeatsIn(files, MAX_SAME)).toEqual([]);
});

it('what is written twice is found, also further down in one file and with other spaces', () => {
  const lines = Array.from({ length: MAX_SAME + 1 }, (_, at) => `line${at}();`);
  const [text, indented] = [lines.join('\n'), lines.map((line) => `  ${line}\n`).join('\n')];
  expect(
    repeatsIn(
      [
        ['a', text],
        ['b', indented],
      ],
      MAX_SAME,
    ),
  ).toHaveLength(1);
  expect(repeatsIn([['a', `${text}\nother();\n${text}`]], MAX_SAME)).toHaveLength(1);
  expect(
    repeatsIn(
      [
        ['a', text],
        ['b', lines.slice(1).join('\n')],
      ],
      MAX_SAME,
    ),
  ).toEqual([]);
});
