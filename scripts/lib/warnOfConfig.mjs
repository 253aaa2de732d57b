import { reportConfig } from './reportConfig.mjs';

/**
 * Says on stderr what the app would say of a config.json that it refuses, and what a sound one risks.
 * @param {string} file
 * @param {Record<string, unknown>} [override] laid over it
 * @returns what the app makes of it
 */
export async function warnOfConfig(file, override) {
  const report = await reportConfig(file, override);
  if ('fault' in report)
    console.error(
      `\nWarning: ${file} is not right:\n  ${report.fault}\n  Players would see that instead of the app. Mend it and start again.`,
    );
  else for (const warning of report.warnings) console.error(`\nWarning: ${file}:\n  ${warning}`);
  return report;
}
