import { source } from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds serious or critical on a page as it stands now, one line each: rule, where, and what to do. The script
 * is run by the browser's debugger, so the page keeps its own content security policy.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations, passes } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations", "passes"] })',
  );
  // A page on which no rule applies is a page that was not there.
  if (passes.length === 0) throw new Error('axe found nothing to look at');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
}
