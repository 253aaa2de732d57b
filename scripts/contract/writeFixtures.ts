import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fixtures } from './fixtures';

try {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '7' }, out: { type: 'string' } },
  });
  if (values.out === undefined) throw new Error('say where to: npm run fixtures -- --seed 7 --out FOLDER');
  if (!/^\d{1,9}$/.test(values.seed)) throw new Error('--seed is a whole number of at most nine digits');
  const folder = resolve(values.out);
  if (!isOurs(folder) && existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty, and was not written by this command`);
  write(folder, fixtures(Number(values.seed)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** What an earlier run wrote goes; a folder with anything else in it is left alone. */
function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const part of ['calls', 'events']) rmSync(join(folder, part), { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${files.size} files in ${folder}`);
}

/** Many a folder has an `index.json`; ours names the seed and its files. */
function isOurs(folder: string): boolean {
  try {
    const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Readonly<
      Record<string, unknown>
    >;
    return typeof index['seed'] === 'number' && Array.isArray(index['files']);
  } catch {
    return false;
  }
}
