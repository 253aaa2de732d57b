import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

interface Forbidden {
  readonly name: string;
  readonly pattern: RegExp;
  /** Files the rule is for; all of src when absent. */
  readonly where?: RegExp;
  /** Comments are read too. */
  readonly comments?: true;
  /** Must be found by the pattern; proves that the rule can speak. */
  readonly bad: string;
  /** Looks alike and is fine. */
  readonly fine: string;
}

const DETERMINISTIC = /^src\/(domain|application|adapters\/sandbox\/(engine|wire))\//;

const forbidden: readonly Forbidden[] = [
  {
    name: 'dangerouslySetInnerHTML',
    pattern: /dangerouslySetInnerHTML/,
    bad: '<p dangerouslySetInnerHTML={x} />',
    fine: '<p>{x}</p>',
  },
  {
    name: 'innerHTML',
    pattern: /\b(inner|outer)HTML\b|insertAdjacentHTML/,
    bad: 'node.innerHTML = x;',
    fine: 'node.textContent = x;',
  },
  { name: 'srcdoc', pattern: /\bsrcdoc\b/i, bad: '<iframe srcDoc={x} />', fine: '<iframe src={x} />' },
  { name: 'eval', pattern: /\beval\s*\(/, bad: 'eval(x)', fine: 'retrieval(x)' },
  {
    name: 'document.write',
    pattern: /document\s*\.\s*write/,
    bad: 'document.write(x)',
    fine: 'document.title = x',
  },
  {
    name: 'new Function',
    pattern: /\bnew\s+Function\b/,
    bad: 'new Function(x)',
    fine: 'new FunctionTable(x)',
  },
  {
    name: 'decorators',
    pattern: /^\s*@[a-z]\w*(\(|\s*$|\s+[a-z])/im,
    bad: '  @observable count = 0;',
    fine: ' * @param count',
  },
  {
    name: 'default exports',
    pattern: /^export\s+default\b/m,
    bad: 'export default class A {}',
    fine: 'export class A {}',
  },
  {
    name: 'barrels',
    pattern: /^export\s+(\*|\{[^}]*\})\s+from\b/m,
    bad: "export * from './A';",
    fine: 'export const A = 1;',
  },
  { name: 'any by assertion', pattern: /\bas\s+any\b/, bad: 'x as any', fine: 'x as many' },
  {
    name: 'silenced type errors',
    pattern: /@ts-(ignore|nocheck|expect-error)/,
    comments: true,
    bad: '// @ts-ignore',
    fine: '// ignore',
  },
  {
    name: 'time, chance and timers of the machine in the deterministic rooms',
    pattern:
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\b|\bcrypto\.|\bperformance\.|\bset(Timeout|Interval)\(|\bconsole\./,
    where: DETERMINISTIC,
    bad: 'const now = Date.now();',
    fine: 'const now = clock.now();',
  },
  {
    // A busy machine needs longer than any of them: what is waited for has the one limit of all tests, which is for hangs.
    name: 'a wait of a test with a clock of its own',
    pattern: /\bwaitForTimeout\(|\bvi\s*\.\s*wait(For|Until)\(|\bpoll\([^;]*\btimeout:\s*\d/,
    where: /^tests\/(?!architecture\/forbiddenSource)/,
    bad: 'await expect.poll(() => rows(), { timeout: 20_000 }).toBe(3);',
    fine: 'await expect.poll(() => rows()).toBe(3);',
  },
  {
    name: 'a limit of a page of the bench, whose journeys run beside others',
    pattern: /\bwaitFor\w*\([^;]*\btimeout:\s*\d/,
    where: /^bench\//,
    bad: 'await page.waitForFunction(painted, undefined, { timeout: 60_000 });',
    fine: 'await page.waitForFunction(painted);',
  },
];

const sources = ['src', 'tests', 'bench'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    // What other tests have made while they run comes and goes.
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('.artifacts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);

/** Comments may name what they forbid. Line breaks stay, so that line anchors keep their meaning. */
const withoutComments = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');

describe('the source holds none of what the house forbids', () => {
  it('is really read', () => expect(sources.length).toBeGreaterThan(100));

  for (const { name, pattern, where = /^src\//, comments, bad, fine } of forbidden) {
    it(name, () => {
      expect(bad).toMatch(pattern);
      expect(withoutComments(`/**\n${fine}\n */\n${fine.startsWith(' *') ? '' : fine}`)).not.toMatch(pattern);
      const guilty = sources
        .filter((path) => where.test(path))
        .filter((path) => {
          const code = readFileSync(join(projectRoot, path), 'utf8');
          return pattern.test(comments ? code : withoutComments(code));
        });
      expect(guilty).toEqual([]);
    });
  }
});
