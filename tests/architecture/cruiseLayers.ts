import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

interface Violation {
  readonly rule: string;
  readonly from: string;
}

/** What the layer rules say of the `src`, the games, the package, the examples, the peer and the workbench of a planted folder. Of the project's own it is `npm run check` that asks. */
export async function cruiseLayers(root: string): Promise<readonly Violation[]> {
  const { forbidden, options } = configuration;
  const { tsConfig: _, ...rest } = options ?? {};
  const { output } = await cruise(
    ['src', 'examples', 'player-core', 'games', 'bench/peer', 'workbench'],
    {
      ...rest,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: forbidden ?? [] },
    },
    { ...rest.enhancedResolveOptions, bustTheCache: true, alias: { '@': join(root, 'src') } },
  );
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}
