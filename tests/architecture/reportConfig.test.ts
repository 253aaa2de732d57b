import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportConfig } from '@scripts/config/reportConfig';
import { run } from '@scripts/lib/run.mjs';
import { startBanner } from '@scripts/lib/startBanner.mjs';

describe('what the scripts say of a config.json', () => {
  it('is what the app makes of it, with what stood there at the build', async () => {
    expect(await reportConfig('{}', {})).toMatchObject({ backend: 'sandbox' });
    expect(await reportConfig('{"backend":"remote"}', { VITE_API_URL: 'https://built.example' })).toEqual({
      backend: 'remote',
      apiUrl: 'https://built.example',
      warnings: [],
    });
    expect(
      await reportConfig(
        '{"backend":"remote","apiUrl":"https://a.example","capabilities":{"betPlacement":true}}',
        {},
      ),
    ).toMatchObject({
      backend: 'remote',
      warnings: [
        expect.stringMatching(
          /^The setting capabilities\.betKeys in config\.json is off while .* within the same minute\.$/,
        ),
      ],
    });
    expect(await reportConfig('{"backend":"remote"}', {})).toEqual({
      fault: 'The setting apiUrl in config.json is needed when "backend" is "remote".',
    });
    expect(await reportConfig('{"a$&b":1}', {})).toEqual({
      fault: 'The setting a$&b in config.json is not a key of the configuration.',
    });
    expect(await reportConfig('<html>', {})).toEqual({ fault: 'The file config.json is not valid JSON.' });
  });

  it('npm run nginx says it too, beside the configuration that it prints', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const file = join(folder, 'config.json');
    writeFileSync(file, '{"apiURL":"https://api.example.com"}');
    const { output, code } = await run(process.execPath, ['scripts/nginx.mjs', '--config', file]);
    expect([code, output.includes('Content-Security-Policy')]).toEqual([0, true]);
    expect(output).toContain(`Warning: ${file} is not right:\n  The setting apiURL in config.json is not`);
    writeFileSync(
      file,
      '{"backend":"remote","apiUrl":"https://api.example.com","capabilities":{"betPlacement":true}}',
    );
    const risky = await run(process.execPath, ['scripts/nginx.mjs', '--config', file]);
    expect(risky.code).toBe(0);
    expect(risky.output).toContain(`Warning: ${file}:\n  The setting capabilities.betKeys in config.json is`);
    rmSync(folder, { recursive: true });
  });

  it('the banner keeps its columns, whatever is behind the app', () => {
    const url = 'http://127.0.0.1:4173';
    for (const behind of [
      { backend: 'sandbox', apiUrl: '' },
      { backend: 'remote', apiUrl: 'https://api.example.com' },
      { fault: 'x' },
    ] as const) {
      const lines = startBanner(url, behind).trimEnd().split('\n').slice(1);
      expect(lines[0]).toBe(`  The app:     ${url}`);
      expect(lines.at(-1)).toBe('  To stop:     Ctrl-C');
      for (const line of lines) expect(line).toMatch(/^ {2}[A-Z][a-z ]+: {1,}(?<=^.{15})\S/);
    }
  });
});
