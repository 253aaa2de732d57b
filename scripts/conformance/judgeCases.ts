import type { Capabilities } from '@/application/ports/device/Capabilities';
import type { ContractCase, Verdict } from '../../player-core/contract/ContractCase';
import type { JudgedCase } from './Judged';

/** A case that takes longer is named meanwhile: else nothing is printed for as long as a stream says nothing. */
const SLOW_MS = 3_000;

/** One after the other: what one does to the account must not disturb the next. */
export async function judgeCases(
  cases: readonly ContractCase[],
  claimed: Capabilities,
  clean: (text: string) => string,
  judged: (each: JudgedCase) => void,
  waiting: (title: string) => void,
): Promise<readonly JudgedCase[]> {
  const all: JudgedCase[] = [];
  for (const { judge, ...about } of cases) {
    const since = performance.now();
    const slow = setTimeout(() => waiting(`${about.feature}: ${about.title}`), SLOW_MS);
    const judgement = judge().finally(() => clearTimeout(slow));
    const { why, advice, ...rest } = heldTo(claimed, about, await judgement);
    const verdict = { ...rest, why: clean(why), advice: advice.map(clean) };
    const { feature, title, capability, needs } = about;
    const each = {
      feature,
      title,
      about: about.about,
      capability,
      needs,
      verdict,
      ms: performance.now() - since,
    };
    all.push(each);
    judged(each);
  }
  return all;
}

/** What may be missing may not be missing where config.json says that it is there. */
function heldTo(
  claimed: Capabilities,
  { capability }: Pick<ContractCase, 'capability'>,
  verdict: Verdict,
): Verdict {
  if (verdict.outcome !== 'notOffered' || capability === null || !claimed[capability]) return verdict;
  const why = `"capabilities.${capability}" is true in config.json, and there is no such thing: ${verdict.why}`;
  return { ...verdict, outcome: 'broken', why };
}
