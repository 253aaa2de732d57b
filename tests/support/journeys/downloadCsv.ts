import type { Download, Locator } from 'playwright-core';

/** The file of a list, by its button, or on a phone by the menu at the end of its filters. */
export async function downloadCsv(main: Locator): Promise<Download> {
  const menu = main.getByRole('button', { name: 'More', exact: true });
  if ((await menu.count()) > 0) await menu.click();
  const [file] = await Promise.all([
    main.page().waitForEvent('download'),
    main.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  return file;
}
