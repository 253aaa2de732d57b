import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runConformance } from '@scripts/conformance/runConformance';
import type { ContractOutcome } from '../../../player-core/contract/ContractCase';

export interface ReportedCase {
  readonly feature: string;
  readonly title: string;
  readonly needs: readonly string[];
  readonly outcome: ContractOutcome | 'broken';
  readonly why: string;
  readonly exchanges: readonly unknown[];
}

export interface ConformanceRun {
  readonly code: number;
  readonly said: string;
  readonly report: {
    readonly cases: readonly ReportedCase[];
    readonly features: readonly { readonly feature: string; readonly state: string }[];
    readonly capabilities: { readonly write: object; readonly unknown: readonly string[] };
    readonly times: { readonly count: number; readonly p50: number; readonly p95: number };
  };
  readonly junit: string;
}

/** Runs the command on this config.json, in a folder of its own that is gone afterwards. */
export async function conformanceRun(config: unknown, ...args: readonly string[]): Promise<ConformanceRun> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  try {
    const file = join(folder, 'config.json');
    await writeFile(file, typeof config === 'string' ? config : JSON.stringify(config));
    await writeFile(join(folder, 'password'), 'wrong-password\n');
    await writeFile(join(folder, 'secret'), 'secret\n');
    const lines: string[] = [];
    const here = args.map((each) => each.replace('{folder}', folder));
    const code = await runConformance(['--config', file, '--report', folder, ...here], (line) =>
      lines.push(line),
    );
    const text = async (name: string): Promise<string> =>
      code === 2 ? '{"cases": []}' : readFile(join(folder, name), 'utf8');
    return {
      code,
      said: lines.join('\n'),
      report: JSON.parse(await text('report.json')) as ConformanceRun['report'],
      junit: await text('junit.xml'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What became of the cases, but for those that passed. */
export const notPassed = ({ report }: Pick<ConformanceRun, 'report'>): readonly string[] =>
  report.cases
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ feature, title, outcome }) => `${outcome}: ${feature}: ${title}`);
