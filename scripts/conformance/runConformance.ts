import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractCases } from '../../player-core/contract/backendContract';
import { timesOf } from '../../player-core/contract/timesOf';
import { readOptions, USAGE, type ConformanceOptions } from './ConformanceOptions';
import { adapterDoor } from './adapterDoor';
import { judgeCases } from './judgeCases';
import type { Judged, JudgedCase } from './Judged';
import { loadConfig } from './loadConfig';
import { jsonReport, junitReport } from './machineReports';
import { textReport } from './textReport';
import { unreachable } from './unreachable';
import { urlDoor } from './urlDoor';

/** 1: the backend differs from the contract; 2: it could not be judged. */
export type ExitCode = 0 | 1 | 2;

/** `npm run conformance`: judges a backend by its address. `say` prints a line. */
export async function runConformance(
  args: readonly string[],
  say: (line: string) => void,
): Promise<ExitCode> {
  const couldNot = (why: string): ExitCode => {
    say(`Could not run: ${why}`);
    return 2;
  };
  const options = readOptions(args);
  if (!options.ok) {
    say(USAGE);
    return couldNot(options.error);
  }
  const config = await loadConfig(options.value.config, options.value.adapter !== null);
  if (!config.ok) return couldNot(config.error);
  const { configuration, origin } = config.value;
  const { adapter } = options.value;
  const opening =
    adapter === null
      ? urlDoor(configuration, options.value, origin)
      : adapterDoor(configuration, options.value, adapter);
  const door = await opening.catch((error: unknown) => String(error));
  if (typeof door === 'string') return couldNot(`the backend could not be opened. ${door}`);
  const inTheWay = await unreachable(door, options.value);
  if (inTheWay !== null) return couldNot(inTheWay);
  const cases = contractCases(door.open).filter(({ feature }) => isWanted(options.value, feature));
  if (cases.length === 0) return couldNot(`no feature is called ${options.value.only.join(', ')}.`);
  const { capabilities: claimed } = configuration.app;
  const all = await judgeCases(cases, claimed, (each) => say(lineOf(each)));
  const judged: Judged = {
    ...{
      backend: configuration.dialect?.name ?? configuration.hosts.apiUrl,
      at: new Date().toISOString(),
      cases: all,
      claimed,
    },
    times: timesOf(door.traffic.exchanges),
  };
  say(`\n${textReport(judged)}`);
  if (options.value.report !== null) await write(options.value.report, judged);
  return all.some(({ verdict }) => verdict.outcome === 'broken') ? 1 : 0;
}

function isWanted({ only }: ConformanceOptions, feature: string): boolean {
  return only.length === 0 || only.includes(feature);
}

const SIGNS = { passed: 'ok', broken: 'DIFFERS', notOffered: 'missing', notTried: '-' } as const;

function lineOf({ feature, title, verdict }: JudgedCase): string {
  return `${SIGNS[verdict.outcome].padEnd(9)}${feature}: ${title}`;
}

async function write(folder: string, judged: Judged): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'report.json'), jsonReport(judged));
  await writeFile(join(folder, 'junit.xml'), junitReport(judged));
}
