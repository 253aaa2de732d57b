import type { JudgedCase } from './Judged';

export type FeatureState = 'works' | 'works with a difference' | 'differs' | 'missing' | 'not tried';

export interface FeatureRow {
  readonly feature: string;
  readonly state: FeatureState;
  readonly passed: number;
  readonly broken: number;
  readonly missing: number;
  readonly notTried: number;
  /** What is missing or was not tried, and why; each once. */
  readonly remarks: readonly string[];
}

/** The cases by feature, in their order. */
export function featureRows(cases: readonly JudgedCase[]): readonly FeatureRow[] {
  const names = [...new Set(cases.map(({ feature }) => feature))];
  return names.map((feature) =>
    rowOf(
      feature,
      cases.filter((each) => each.feature === feature),
    ),
  );
}

function rowOf(feature: string, cases: readonly JudgedCase[]): FeatureRow {
  const count = (outcome: JudgedCase['verdict']['outcome']): number =>
    cases.filter(({ verdict }) => verdict.outcome === outcome).length;
  const counts = {
    ...{ passed: count('passed'), broken: count('broken') },
    ...{ missing: count('notOffered'), notTried: count('notTried') },
  };
  const remarks = cases.flatMap(({ verdict: { outcome, why } }) => {
    if (outcome === 'notOffered') return [`missing: ${why}`];
    return outcome === 'notTried' ? [`not tried: ${why}`] : [];
  });
  return { feature, state: stateOf(counts), ...counts, remarks: [...new Set(remarks)] };
}

function stateOf({
  passed,
  broken,
  missing,
}: Pick<FeatureRow, 'passed' | 'broken' | 'missing'>): FeatureState {
  if (broken > 0) return passed > 0 ? 'works with a difference' : 'differs';
  if (passed > 0) return 'works';
  return missing > 0 ? 'missing' : 'not tried';
}
