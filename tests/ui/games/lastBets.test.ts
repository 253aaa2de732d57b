import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { chipBets } from '@games/parts/chipBets';
import { stakeField } from '@games/parts/stakeField';

const LIMITS = { min: 10, max: 10_000, maxWin: 500_000 };

describe('a game that is opened again', () => {
  it.each([
    [null, '100'],
    [undefined, '100'],
    [{ stake: 20 }, '20'],
    [{ stake: 12.5 }, '12.50'],
    [{ stake: 50_000 }, '10000'],
  ])('[CASINO-03] after %o has a stake of %s in its field', (last, text) => {
    const { row, read } = stakeField(LIMITS, { last });
    expect(row.querySelector('input')?.value).toBe(text);
    expect(read()).toBe(Number(text) * 100);
  });

  it('[CASINO-03] lays the chips of the last round again by "Repeat", and none by itself', () => {
    const played = [
      { on: 'red', stake: 50 },
      { on: 'n-7', stake: 10 },
    ];
    const { dock, spot } = chipBets({
      game: { limits: LIMITS },
      last: { bets: played },
      press: 'Spin',
      play: async () => null,
    });
    const spots = played.map(({ on }) => spot(on, on));
    expect(within(dock).getByRole('status').textContent).not.toMatch(/60/);
    within(dock).getByRole('button', { name: 'Repeat' }).click();
    expect(within(dock).getByRole('status').textContent).toBe('Total ₹60');
    expect(spots.map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  });

  it('[CASINO-03] lights the button that begins with the first chip; before it a press says what to do', () => {
    const { dock, spot } = chipBets({
      game: { limits: LIMITS },
      last: null,
      press: 'Spin',
      play: async () => null,
    });
    const main = within(dock).getByRole<HTMLButtonElement>('button', { name: 'Spin' });
    expect([main.hasAttribute('data-quiet'), main.disabled]).toEqual([true, false]);
    main.click();
    expect(within(dock).getByRole('status').textContent).toBe('Put a chip on a field first.');
    spot('red', 'Red').click();
    expect(main.hasAttribute('data-quiet')).toBe(false);
    within(dock).getByRole('button', { name: 'Clear' }).click();
    expect(main.hasAttribute('data-quiet')).toBe(true);
  });

  it('[CASINO-03] has nothing to repeat before a first round', () => {
    const { dock } = chipBets({
      game: { limits: LIMITS },
      last: null,
      press: 'Spin',
      play: async () => null,
    });
    expect(within(dock).getByRole<HTMLButtonElement>('button', { name: 'Repeat' }).disabled).toBe(true);
  });
});
