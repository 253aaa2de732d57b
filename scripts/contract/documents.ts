import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { configJsonSchema } from './configJsonSchema';
import { asyncApi } from './documents/asyncApi';
import { withCallsTable } from './documents/callsTable';
import { openApi } from './documents/openApi';
import { record } from './examples/record';

const SEED = 7;
const HEAD = '# Written by `npm run contract`: change the schemas that it is made of.\n';

/** What is generated for integrators, by its path: the test of the same name fails until it is written anew. */
export function documents(): ReadonlyMap<string, string> {
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  const wire = readFileSync(join(projectRoot, 'docs', 'wire.md'), 'utf8');
  const recording = record(SEED);
  return new Map([
    ['docs/config.schema.json', `${JSON.stringify(configJsonSchema(readme), null, 2)}\n`],
    ['docs/wire.md', withCallsTable(wire)],
    ['docs/openapi.yaml', HEAD + toYaml(openApi(recording))],
    ['docs/asyncapi.yaml', HEAD + toYaml(asyncApi(recording))],
  ]);
}

function toYaml(document: unknown): string {
  // Without a line width: a line that breaks elsewhere in another version of the library would be another document.
  return stringify(JSON.parse(JSON.stringify(document)), { aliasDuplicateObjects: false, lineWidth: 0 });
}
