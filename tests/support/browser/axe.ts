import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Read by every page anew: the small one. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe ends every rule in a timer of no time, a hundred in a row, and waits for all of them. On a busy machine Chromium loses one in ten thousand: it is
 * neither cleared nor fired, and axe would wait for ever. Nothing here needs the pause.
 */
const WITHOUT_TIMERS = `(() => {
  const setTimeout = (run, ms, ...given) =>
    ms > 0 ? window.setTimeout(run, ms, ...given) : queueMicrotask(() => run(...given));
  ${source}
})()`;

/**
 * What axe finds on a page, or in one of its frames, as it stands now, best practices included: one line each with rule, where, and what to do. The script
 * is run by the browser's debugger, so the page keeps its own content security policy.
 */
export async function axeFindings(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(WITHOUT_TIMERS);
  // Of what is in order only one place a rule is told: that is much faster, and enough to see that rules were applied. No style sheet is fetched
  // again: none of the rules that run needs it.
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false });
  // What throws in a callback of axe's own would leave its promise open for ever.
  const { violations, passes } = await page.evaluate<Pick<AxeResults, 'violations' | 'passes'>>(
    `new Promise((resolve, reject) => {
      addEventListener('error', ({ message }) => reject(new Error('while axe looked: ' + message)), { once: true });
      axe.run(document, ${options}).then(({ violations, passes }) => resolve({ violations, passes }), reject);
    })`,
  );
  // A page on which no rule applies is a page that was not there.
  if (passes.length === 0) throw new Error('axe found nothing to look at');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
