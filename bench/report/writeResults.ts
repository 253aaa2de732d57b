import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { chartOf } from './chart';
import { joinResults } from './joinResults';
import type { Results } from './Results';
import { targetsOf } from './targets';

/**
 * Writes the run as JSON, and what there is of first visits and the price path as a picture. Answers with the paths. `latest` is one run; another
 * name keeps the parts that this run has not measured.
 */
export function writeResults(run: Results, name: string): string[] {
  const folder = join(projectRoot, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const json = join(folder, `${name}.json`);
  const before =
    name !== 'latest' && existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as Results) : null;
  const results = joinResults(before, run);
  writeFileSync(json, `${JSON.stringify({ ...results, targets: targetsOf(results) }, null, 2)}\n`);
  if (results.prices === undefined && results.load === undefined) return [json];
  const svg = join(folder, `${name}.svg`);
  writeFileSync(svg, chartOf(results));
  return [json, svg];
}
