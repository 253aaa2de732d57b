import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium, findHeadlessShell } from '@scripts/lib/findChromium.mjs';

describe('finding a Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  const program = join(folder, 'chromium');
  const text = join(folder, 'notes.txt');
  writeFileSync(program, '', { mode: 0o755 });
  writeFileSync(text, '', { mode: 0o644 });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes the first usual place that holds a program', () => {
    expect(findChromium('', [join(folder, 'none'), text, program])).toBe(program);
    expect(findChromium('', [text])).toBeUndefined();
  });

  it('takes CHROME_PATH and nothing instead of it', () => {
    expect(findChromium(program, [])).toBe(program);
    expect(findChromium(text, [program])).toBeUndefined();
  });

  it('takes the one without windows where there is one, and never beside CHROME_PATH', () => {
    expect(findHeadlessShell('', [text, program])).toBe(program);
    expect(findHeadlessShell('', [text])).toBeUndefined();
    expect(findHeadlessShell(program, [program])).toBeUndefined();
  });
});
