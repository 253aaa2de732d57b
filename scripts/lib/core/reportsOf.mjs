import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { projectRoot } from '../projectRoot.mjs';
import { ENTRIES } from './entries.mjs';

/** Where the surface of each entry is written down. */
const REPORTS = join(projectRoot, 'docs', 'api');

/**
 * What each entry of a built package offers, types and all that they name: a change of it is seen as a change of text.
 * @param {string} dist
 * @returns {ReadonlyMap<string, string>} report by file name
 */
export function reportsOf(dist) {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  try {
    const configs = ENTRIES.map((entry) => ({ entry, config: configOf(dist, folder, entry) }));
    const [first] = configs;
    if (first === undefined) return new Map();
    // The package is read once for all of its entries.
    const compilerState = CompilerState.create(first.config, {
      additionalEntryPoints: configs.map(({ config }) => config.mainEntryPointFilePath),
    });
    return new Map(
      configs.map(({ entry, config }) => {
        Extractor.invoke(config, {
          compilerState,
          localBuild: true,
          messageCallback: (message) => void (message.handled = true),
        });
        return [`${entry}.api.md`, readFileSync(join(folder, `${entry}.api.md`), 'utf8')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What of the surface of a built package changed without being written down.
 * @param {string} dist
 * @returns {readonly string[]}
 */
export function changedSurface(dist) {
  return [...reportsOf(dist)].flatMap(([name, report]) => {
    const file = join(REPORTS, name);
    return existsSync(file) && readFileSync(file, 'utf8') === report
      ? []
      : [`docs/api/${name} is not the surface any more: npm run pack:core -- --write shows what changed`];
  });
}

/** @param {ReadonlyMap<string, string>} reports */
export function writeReports(reports) {
  mkdirSync(REPORTS, { recursive: true });
  for (const [name, text] of reports) writeFileSync(join(REPORTS, name), text);
}

/**
 * @param {string} dist
 * @param {string} folder
 * @param {string} entry
 */
function configOf(dist, folder, entry) {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(dist, 'package.json'),
    configObject: {
      projectFolder: dist,
      mainEntryPointFilePath: join(dist, 'types', 'player-core', `${entry}.d.ts`),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2023',
            module: 'ESNext',
            moduleResolution: 'bundler',
            lib: ['ES2023', 'DOM'],
            strict: true,
            skipLibCheck: true,
            types: ['node'],
            typeRoots: [join(projectRoot, 'node_modules', '@types')],
          },
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: folder,
        reportFileName: entry,
        // What the other entries name beside is the same: written down once.
        includeForgottenExports: entry === 'index',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: /** @type {any} */ ('error') } },
        extractorMessageReporting: { default: { logLevel: /** @type {any} */ ('none') } },
        tsdocMessageReporting: { default: { logLevel: /** @type {any} */ ('none') } },
      },
    },
  });
}
