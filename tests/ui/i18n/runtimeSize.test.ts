// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** kB = 1000 bytes, as everywhere in the budgets. */
const LIMIT = 5_000;

/** What a player downloads to speak a language: texts and ui/i18n without the words themselves and react. */
async function builtRuntime(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@/': `${process.cwd()}/src/` } },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: ['I18nProvider.tsx', 'useText.ts', 'useFormat.ts', 'useRenderMessage.ts'].map(
          (file) => `src/ui/i18n/${file}`,
        ),
        external: [/^react/, 'virtual:messages/en/first'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

describe('the language runtime', () => {
  it('is at most 5 kB gz and carries no parser', async () => {
    const code = await builtRuntime();
    expect(code).toContain('Asia/Kolkata');
    expect(code).toContain('PluralRules');
    expect(code).not.toMatch(/lingui|compileMessage|octothorpe/i);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
  });
});
