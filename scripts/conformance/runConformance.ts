import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractCases } from '../../player-core/contract/backendContract';
import { timesOf } from '../../player-core/contract/timesOf';
import { readOptions, USAGE } from './ConformanceOptions';
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
  const { report, only } = options.value;
  // Before a bet is placed for a report that then cannot be written.
  const blocked = report === null ? null : await mkdir(report, { recursive: true }).then(() => null, String);
  if (blocked !== null) return couldNot(`--report: ${blocked}.`);
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
  const every = contractCases(door.open);
  const unknown = only.filter((name) => !every.some(({ feature }) => feature === name));
  if (unknown.length > 0)
    return couldNot(
      `no feature is called ${unknown.join(', ')}. They are: ${[...new Set(every.map(({ feature }) => feature))].join(', ')}.`,
    );
  const inTheWay = await unreachable(door, options.value);
  if (inTheWay !== null) return couldNot(door.traffic.clean(inTheWay));
  const cases = every.filter(({ feature }) => only.length === 0 || only.includes(feature));
  const { capabilities: claimed } = configuration.app;
  const all = await judgeCases(
    cases,
    claimed,
    (text) => door.traffic.clean(text),
    (each) => say(lineOf(each)),
    (title) => say(`waiting… ${title}`),
  );
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
  if (report !== null) await write(report, judged);
  return all.some(({ verdict }) => verdict.outcome === 'broken') ? 1 : 0;
}

const SIGNS = { passed: 'ok', broken: 'DIFFERS', notOffered: 'missing', notTried: '-' } as const;

function lineOf({ feature, title, verdict }: JudgedCase): string {
  return `${SIGNS[verdict.outcome].padEnd(9)}${feature}: ${title}`;
}

async function write(folder: string, judged: Judged): Promise<void> {
  await writeFile(join(folder, 'report.json'), jsonReport(judged));
  await writeFile(join(folder, 'junit.xml'), junitReport(judged));
}
