import { source } from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

interface FindingOptions {
  /** Colours alone: for a page whose other look has been judged whole. */
  readonly only?: 'colours';
}

/** Rules that judge what the colours make of a page. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds serious or critical on a page, or in one of its frames, as it stands now, one line each: rule, where, and what to do. The script
 * is run by the browser's debugger, so the page keeps its own content security policy.
 */
export async function seriousFindings(
  page: Pick<Page, 'evaluate'>,
  { only }: FindingOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  const runOnly = only === 'colours' ? `, runOnly: ${JSON.stringify(OF_COLOURS)}` : '';
  // Of what is in order only one place a rule is told: that is much faster, and enough to see that rules were applied.
  const { violations, passes } = await page.evaluate<AxeResults>(
    // Fetches no style sheet again: none of the rules that run needs it.
    `axe.run(document, { resultTypes: ["violations"], preload: false${runOnly} })`,
  );
  // A page on which no rule applies is a page that was not there.
  if (passes.length === 0) throw new Error('axe found nothing to look at');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
}
