import { source } from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

interface FindingOptions {
  /** false: does not fetch the style sheets again. In a frame without an origin the browser would refuse that, aloud. */
  readonly preload?: boolean;
}

/**
 * What axe finds serious or critical on a page, or in one of its frames, as it stands now, one line each: rule, where, and what to do. The script
 * is run by the browser's debugger, so the page keeps its own content security policy.
 */
export async function seriousFindings(
  page: Pick<Page, 'evaluate'>,
  { preload = true }: FindingOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  // Of what is in order only one place a rule is told: that is much faster, and enough to see that rules were applied.
  const { violations, passes } = await page.evaluate<AxeResults>(
    `axe.run(document, { resultTypes: ["violations"], preload: ${preload} })`,
  );
  // A page on which no rule applies is a page that was not there.
  if (passes.length === 0) throw new Error('axe found nothing to look at');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
}
