import type { Results } from './Results';

/** A file that is kept may be measured part by part: the parts of this run take the place of the same ones of before. */
export function joinResults(before: Results | null, run: Results): Results {
  const { at, machine: _machine, ...parts } = run;
  const measured = Object.fromEntries(Object.keys(parts).map((part) => [part, at]));
  if (before === null) return { ...run, measured };
  return { ...before, ...run, measured: { ...before.measured, ...measured } };
}
