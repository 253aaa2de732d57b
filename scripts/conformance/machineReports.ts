import { capabilitiesFound } from './capabilitiesFound';
import { featureRows } from './featureRows';
import type { Judged, JudgedCase } from './Judged';

/** Of one case; the last ones led to the difference. */
const MAX_EXCHANGES = 20;
/** Of one list in a reply: the whole of them, again in each case, makes a report that nobody can open. */
const MAX_ITEMS = 20;

/** The report as JSON; its shape is described in docs/conformance.md. */
export function jsonReport(judged: Judged): string {
  const { backend, at, cases, times, claimed } = judged;
  const rows = cases.map(({ verdict, ms, ...about }) => ({
    ...about,
    ...{ outcome: verdict.outcome, why: verdict.why, advice: verdict.advice, ms: Math.ceil(ms) },
    exchanges: verdict.outcome === 'broken' ? verdict.exchanges.slice(-MAX_EXCHANGES).map(clipped) : [],
  }));
  const features = featureRows(cases);
  const capabilities = capabilitiesFound(cases, claimed);
  return `${JSON.stringify({ version: 1, backend, at, features, capabilities, times, cases: rows }, null, 2)}\n`;
}

/** The report as JUnit XML, which every CI reads. What is missing or was not tried counts as skipped. */
export function junitReport({ backend, cases }: Judged): string {
  const suites = featureRows(cases).map(({ feature, broken, missing, notTried }) => {
    const own = cases.filter((each) => each.feature === feature);
    const skipped = missing + notTried;
    return [
      `  <testsuite name="${xml(feature)}" tests="${own.length}" failures="${broken}" skipped="${skipped}">`,
      ...own.map(testCase),
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(backend)}">\n${suites.join('\n')}\n</testsuites>\n`;
}

function testCase({ feature, title, about, verdict, ms }: JudgedCase): string {
  const head = `    <testcase classname="${xml(feature)}" name="${xml(title)}" time="${(ms / 1_000).toFixed(3)}"`;
  const { outcome, why } = verdict;
  if (outcome === 'passed') return `${head}/>`;
  const last = verdict.exchanges.at(-1);
  const inner =
    outcome === 'broken'
      ? `<failure message="${xml(why)}">${xml(`${about}\n${JSON.stringify(clipped(last ?? null))}`)}</failure>`
      : `<skipped message="${xml(outcome === 'notOffered' ? `missing: ${why}` : why)}"/>`;
  return `${head}>${inner}</testcase>`;
}

function clipped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clipped(inner)]));
  const left = value.length - MAX_ITEMS;
  return [...value.slice(0, MAX_ITEMS).map(clipped), ...(left > 0 ? [`… and ${left} more`] : [])];
}

const NAMES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  '\n': '&#10;',
};

function xml(text: string): string {
  // XML has no word for most control characters.
  const clean = [...text].filter((each) => each === '\n' || each >= ' ').join('');
  return clean.replace(/[&<>"\n]/g, (each) => NAMES[each] ?? '');
}
