import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeGatewayList } from '@/adapters/http/cashier/gatewayListWire';
import type { LaterPageName } from '@/ui/routing/laterPages';
import { screenOf } from '@/ui/routing/laterPages';
import { readTexts } from '@scripts/lib/icuCatalogue.mjs';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { runTool } from '@scripts/lib/runTool.mjs';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { follow, readRecipes, underFreeNames } from '@tests/support/recipes';

const recipes = underFreeNames(readRecipes(readFileSync(join(projectRoot, 'docs/recipes.md'), 'utf8')));
/** With what walks through every page, in every language, and all that it names. */
const COPIED = ['src', 'examples', 'games', 'player-core', 'scripts', 'tests/support', 'tsconfig.json'];
const touched = new Map<string, readonly string[]>();
let copy = '';

/** What is not words: texts of the app, and the pages of each language. */
const codeOf = (title: string): readonly string[] =>
  (touched.get(title) ?? []).filter(
    (file) =>
      !file.startsWith('src/texts/zz/') && !file.endsWith('.json') && !/content\/[a-z]{2}\//.test(file),
  );

describe('the recipes of docs/recipes.md', () => {
  beforeAll(() => {
    // Below the project, so that the copy finds what is installed.
    mkdirSync(join(projectRoot, '.cache'), { recursive: true });
    copy = mkdtempSync(join(projectRoot, '.cache/recipes-'));
    for (const each of COPIED) cpSync(join(projectRoot, each), join(copy, each), { recursive: true });
    for (const recipe of recipes) touched.set(recipe.title, follow(copy, recipe));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('name things that somebody may have added by then: what is followed has other names', () => {
    const text = JSON.stringify(recipes);
    expect(text).toContain('ZebraPage');
    expect(text).not.toMatch(/HelpPage|superOver|\bbn\b/);
  });

  it('are whole: with all of them followed, the types agree', async () => {
    const config = JSON.parse(readFileSync(join(copy, 'tsconfig.json'), 'utf8')) as object;
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({ ...config, include: ['src', 'tests/support/journeys'] }),
    );
    const tsc = { package: 'typescript-native', binary: 'tsc' };
    const { code, output } = await runTool(tsc, ['-p', join(copy, 'tsconfig.json')]);
    expect([code, output]).toEqual([0, '']);
  });

  it('a page is one row, a title in each language, and its screen, which is named as the page', () => {
    expect(touched.get('A new page')).toEqual([
      'src/ui/content/ZebraPage.tsx',
      'src/domain/routing/routeTable.ts',
      'src/texts/en/first/pages.json',
      'src/texts/hi/first/pages.json',
    ]);
    const routes = readFileSync(join(copy, 'src/domain/routing/routeTable.ts'), 'utf8');
    const name = /'\/zebra', '(\w+)'/.exec(routes)?.[1] as LaterPageName;
    expect(screenOf(name)).toBe('ZebraPage');
  });

  it('a language is one file of code and its texts, where English has them', () => {
    expect(codeOf('A new language')).toEqual(['src/texts/Language.ts']);
    const keysOf = (language: string) => new Set(readTexts(join(copy, 'src/texts', language)).keys());
    const [english, hindi, another] = ['en', 'hi', 'zz'].map(keysOf);
    expect(another).toContain('shell.language.zz');
    // Every recipe says its texts in both languages.
    expect(hindi).toEqual(english);
  });

  it('[CASH-02] a payment gateway is no file: the app reads what the backend lists', () => {
    expect(touched.get('A new payment gateway')).toEqual([]);
    const [, example = ''] =
      /```json\n([\s\S]*?)```/.exec(recipes.find(({ title }) => /gateway/.test(title))?.text ?? '') ?? [];
    const logger = new RecordingLogger();
    const { gateways } = decodeGatewayList([JSON.parse(example)], logger);
    expect(gateways).toMatchObject([
      { id: 'm_example', name: 'Example Pay', mode: 'wallet', reference: 'utr' },
    ]);
  });

  it('[SPORT-03] a kind of market is at most seven files, the rules of the game among them', () => {
    const files = touched.get('A new kind of market') ?? [];
    expect(codeOf('A new kind of market')).toHaveLength(3);
    expect(files.length).toBeLessThanOrEqual(7);
  });
});
