import type { Locator } from 'playwright-core';

/** Chooses one of a line of filters by its word: a radio button or a tab, or on a phone an entry of a chip's own list. */
export async function chooseIn(main: Locator, word: string): Promise<void> {
  const chip = chipWith(main, word);
  if ((await chip.count()) > 0) await chip.selectOption({ label: word });
  else await plainChoice(main, word).click();
}

export async function isChosenIn(main: Locator, word: string): Promise<boolean> {
  const chip = chipWith(main, word);
  if ((await chip.count()) === 0) return plainChoice(main, word).isChecked();
  return (await chip.locator('option:checked').innerText()) === word;
}

function chipWith(main: Locator, word: string): Locator {
  return main.locator('select', { has: main.page().locator('option', { hasText: new RegExp(`^${word}$`) }) });
}

function plainChoice(main: Locator, word: string): Locator {
  return main
    .getByRole('radio', { name: word, exact: true })
    .or(main.getByRole('tab', { name: word, exact: true }));
}
