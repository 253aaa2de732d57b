import { afterEach, describe, expect, it } from 'vitest';
import { passFocusOn } from '@/ui/device/passFocusOn';

const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
const focused = async (...next: readonly string[]): Promise<string | undefined> => {
  passFocusOn(...next);
  await drawn();
  return document.activeElement?.id;
};

afterEach(() => document.body.replaceChildren());

describe('the focus of what is gone', () => {
  it('goes to the first place that is there, else to the page', async () => {
    document.body.innerHTML = '<main id="main" tabindex="-1"><button id="tab">Open bets</button></main>';
    expect(await focused('#replaced', '#tab')).toBe('tab');
    document.getElementById('tab')?.blur();
    expect(await focused('#replaced')).toBe('main');
  });

  it('is left where the player has put it meanwhile', async () => {
    document.body.innerHTML =
      '<main id="main" tabindex="-1"><input id="stake"><button id="tab"></button></main>';
    document.getElementById('stake')?.focus();
    expect(await focused('#tab')).toBe('stake');
  });
});
