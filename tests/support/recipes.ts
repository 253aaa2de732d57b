import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Recipe {
  readonly title: string;
  readonly text: string;
}

/** The recipes of docs/recipes.md, by their headings. */
export function readRecipes(page: string): readonly Recipe[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => ({ title: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n')) }));
}

/** What the examples of the page are called, and names that are free also when somebody has followed it by then. */
const FREE_NAMES = [
  [/Help/g, 'Zebra'],
  [/help/g, 'zebra'],
  [/\bbn\b/g, 'zz'],
  [/superOver/g, 'zebraOver'],
] as const;

/** The same recipes, for things that are not there. */
export function underFreeNames(recipes: readonly Recipe[]): readonly Recipe[] {
  return recipes.map(({ title, text }) => ({
    title,
    text: FREE_NAMES.reduce((renamed, [name, free]) => renamed.replace(name, free), text),
  }));
}

const BLOCK = '\\n+```\\w+\\n([\\s\\S]*?)```';

/** Does in `root` what a recipe says. Answers with the files that it touched, as paths from there. */
export function follow(root: string, { text }: Recipe): readonly string[] {
  const touched = new Set<string>();
  for (const [, from = '', to = ''] of text.matchAll(/^Copy `([^`]+)` to `([^`]+)`/gm)) {
    cpSync(join(root, from), join(root, to), { recursive: true });
    for (const file of readdirSync(join(root, to), { recursive: true, encoding: 'utf8' }))
      if (/\.\w+$/.test(file)) touched.add(`${to}/${file}`);
  }
  for (const [, file = '', block = ''] of text.matchAll(new RegExp(`^New \`([^\`]+)\`:${BLOCK}`, 'gm'))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), block, { flag: 'wx' });
    touched.add(file);
  }
  const after = new RegExp(`^After \`([^\`]+)\` in \`([^\`]+)\`:${BLOCK}`, 'gm');
  for (const [, anchor = '', pattern = '', block = ''] of text.matchAll(after))
    for (const file of filesLike(root, pattern)) {
      edit(root, file, (line) => (line.includes(anchor) ? `${line}\n${block.trimEnd()}` : null));
      touched.add(file);
    }
  const becomes = /^After `([^`]+)` in `([^`]+)`, `([^`]+)` becomes `([^`]+)`/gm;
  for (const [, anchor = '', file = '', before = '', now = ''] of text.matchAll(becomes)) {
    edit(root, file, (line) => (line.includes(anchor + before) ? line.replace(before, now) : null));
    touched.add(file);
  }
  return [...touched];
}

/** A `*` stands for each folder there that has such a file. */
function filesLike(root: string, pattern: string): readonly string[] {
  const [folder = '', rest] = pattern.split('*');
  if (rest === undefined) return [pattern];
  return readdirSync(join(root, folder))
    .map((name) => folder + name + rest)
    .filter((file) => existsSync(join(root, file)));
}

/** The first line that `change` knows. */
function edit(root: string, file: string, change: (line: string) => string | null): void {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((line) => change(line) !== null);
  if (at < 0) throw new Error(`docs/recipes.md names a line that ${file} does not have`);
  lines[at] = change(lines[at] ?? '') ?? '';
  writeFileSync(join(root, file), lines.join('\n'));
}
