import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { chartOf } from './chart';
import type { Results } from './Results';
import { targetsOf } from './targets';

/** Writes the run as JSON, and what there is of first visits and the price path as a picture. Answers with the paths. */
export function writeResults(results: Results, name: string): string[] {
  const folder = join(projectRoot, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const json = join(folder, `${name}.json`);
  writeFileSync(json, `${JSON.stringify({ ...results, targets: targetsOf(results) }, null, 2)}\n`);
  if (results.prices === undefined && results.load === undefined) return [json];
  const svg = join(folder, `${name}.svg`);
  writeFileSync(svg, chartOf(results));
  return [json, svg];
}
