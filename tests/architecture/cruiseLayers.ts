import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import configuration from '../../.dependency-cruiser.mjs';

interface Violation {
  readonly rule: string;
  readonly from: string;
}

interface Cruised {
  readonly sources: readonly string[];
  readonly violations: readonly Violation[];
}

/** Runs the layer rules over the `src` of a folder: the project's own, or a planted one whose `@/` has to be told. */
export async function cruiseLayers(root: string, alias?: Record<string, string>): Promise<Cruised> {
  const { forbidden, options } = configuration;
  const { tsConfig, ...rest } = options ?? {};
  const { output } = await cruise(
    ['src'],
    {
      ...rest,
      ...(alias ? {} : { tsConfig }),
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: forbidden ?? [] },
    },
    { ...rest.enhancedResolveOptions, bustTheCache: true, ...(alias ? { alias } : {}) },
    alias ? {} : { tsConfig: extractTSConfig('tsconfig.json') },
  );
  const result = output as ICruiseResult;
  return {
    sources: result.modules.map((module) => module.source),
    violations: result.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from })),
  };
}
