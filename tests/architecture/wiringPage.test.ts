import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wiringFaults } from '@scripts/wiring/wiringFaults';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { boundContainer } from '@scripts/wiring/boundContainer';
import { drawWiring } from '@scripts/wiring/drawWiring';

describe('docs/wiring.md', () => {
  it('is what npm run wiring writes, and nothing in it is unbound, unused or goes in a circle', () => {
    const container = boundContainer();
    expect(readFileSync(join(projectRoot, 'docs/wiring.md'), 'utf8')).toBe(drawWiring(container));
    expect(wiringFaults(container)).toEqual([]);
  });
});
