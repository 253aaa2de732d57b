import type { Exchange } from '../../player-core/contract/Exchange';
import { capabilitiesFound } from './capabilitiesFound';
import { featureRows } from './featureRows';
import type { Judged, JudgedCase } from './Judged';

const MAX_SHOWN = 900;
/** Of one case: what led to the difference. */
const MAX_EXCHANGES = 2;

/** The report for people. */
export function textReport(judged: Judged): string {
  const broken = judged.cases.filter(({ verdict }) => verdict.outcome === 'broken');
  return [
    `Backend ${judged.backend}, ${judged.at}`,
    '',
    ...table(judged.cases),
    '',
    ...(broken.length === 0 ? ['No differences.'] : broken.flatMap(difference)),
    ...adviceOf(judged.cases),
    ...timesOf(judged),
    '',
    ...capabilityLines(judged),
  ].join('\n');
}

function table(cases: readonly JudgedCase[]): readonly string[] {
  return featureRows(cases).flatMap(({ feature, state, passed, broken, missing, notTried, remarks }) => {
    const counts = [
      `${passed} passed`,
      ...(broken > 0 ? [`${broken} differ`] : []),
      ...(missing > 0 ? [`${missing} missing`] : []),
      ...(notTried > 0 ? [`${notTried} not tried`] : []),
    ];
    return [
      `${feature.padEnd(28)}${state.padEnd(26)}${counts.join(', ')}`,
      ...remarks.map((remark) => `${' '.repeat(28)}${remark}`),
    ];
  });
}

function difference({ feature, title, about, verdict }: JudgedCase, at: number): readonly string[] {
  return [
    `${at + 1}. ${feature}: ${title}`,
    `   ${verdict.why}`,
    `   written in: ${about}`,
    ...verdict.exchanges.slice(-MAX_EXCHANGES).flatMap(exchangeLines),
    '',
  ];
}

function exchangeLines({ call, kind, sent, status, reply, ms }: Exchange): readonly string[] {
  const time = ms === null ? '' : `, ${Math.ceil(ms)} ms`;
  const head = kind === 'socket' ? 'socket' : `${String(status ?? 'no answer')}${time}`;
  return [`   > ${call} ${shown(sent)}`, `   < ${head} ${shown(reply)}`];
}

function shown(value: unknown): string {
  const text = value === undefined || value === null ? '' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} … (${text.length} characters)` : text;
}

function adviceOf(cases: readonly JudgedCase[]): readonly string[] {
  const advice = [...new Set(cases.flatMap(({ verdict }) => verdict.advice))];
  return advice.length === 0 ? [] : ['', 'Advice:', ...advice.map((each) => `- ${each}`)];
}

function timesOf({ times: { count, p50, p95 } }: Judged): readonly string[] {
  return count === 0
    ? []
    : ['', `${count} replies: half of them within ${p50} ms (p50), 95 of 100 within ${p95} ms (p95).`];
}

function capabilityLines({ cases, claimed }: Judged): readonly string[] {
  const { write, unknown } = capabilitiesFound(cases, claimed);
  return [
    'Write into config.json:',
    `  "capabilities": ${JSON.stringify(write)}`,
    ...(unknown.length === 0 ? [] : [`Not all of it was tried, so leave it as it is: ${unknown.join(', ')}`]),
  ];
}
