import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceSeries } from '@/application/sports/SportsApp';
import { odds } from '@/domain/shared/Odds';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { PriceSample } from '@/domain/sports/PriceSample';
import { FancyList } from '@/ui/sports/match/FancyList';
import { MarketLadder } from '@/ui/sports/match/MarketLadder';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { RUNS, aFancy } from '@tests/support/mothers/matchPage';
import { AWAY, HOME, aMarket } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

type Listener = (series: PriceSeries) => void;

function shown(market: Market) {
  const listeners = new Map<RunnerId, Set<Listener>>();
  const seen = new Map<RunnerId, PriceSample[]>();
  const series = (runner: RunnerId): PriceSeries => ({
    latest: (count) => (seen.get(runner) ?? []).slice(-count),
  });
  const fake = fakePlayerApp(
    { user: PLAYER },
    {
      'sports.watchHistory': (_: MarketId, runner: RunnerId, listener: Listener) => {
        listeners.set(runner, (listeners.get(runner) ?? new Set()).add(listener));
        listener(series(runner));
        return () => listeners.get(runner)?.delete(listener);
      },
    },
  );
  let drawn = 0;
  const rendered = renderWithApp(
    <Profiler id="market" onRender={() => (drawn += 1)}>
      {market.kind === 'fancy' ? (
        <FancyList title="Fancy" markets={[market]} matchName="Home v Away" />
      ) : (
        <MarketLadder market={market} matchName="Home v Away" />
      )}
    </Profiler>,
    fake,
  );
  const sees = (runner: RunnerId, back: number | null, lay: number | null, line?: number): void => {
    const price = (value: number | null) =>
      value === null ? null : line === undefined ? { price: odds(value) } : { price: odds(value), line };
    fake.clock.advance(1_000);
    const sample = { at: fake.clock.monotonic(), back: price(back), lay: price(lay) };
    seen.set(runner, [...(seen.get(runner) ?? []), sample]);
    for (const listener of listeners.get(runner) ?? []) listener(series(runner));
  };
  return {
    ...fake,
    ...rendered,
    sees,
    drawn: () => drawn,
    watching: () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
    line: () => rendered.container.querySelector('button[aria-label^="Price history"] path'),
  };
}

describe('[SPORT-04] the small line beside a runner', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', wide(true)));
  afterEach(() => vi.unstubAllGlobals());

  it('is drawn without React when its prices change, and lets go when it leaves', () => {
    const { sees, line, drawn, watching, unmount } = shown(aMarket());
    const before = drawn();
    sees(HOME, 198, 200);
    sees(HOME, 210, 212);
    expect(line()?.getAttribute('d')).toMatch(/^M0 [\d.]+H64V[\d.]+H64$/);
    expect(drawn()).toBe(before);
    expect(watching()).toBe(2);
    unmount();
    expect(watching()).toBe(0);
  });

  it('holds the last price over a gap', () => {
    const { sees, line } = shown(aMarket());
    sees(HOME, 198, 200);
    sees(HOME, null, null);
    expect(line()?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  });

  it('has no place on a phone', () => {
    vi.stubGlobal('matchMedia', wide(false));
    const { line, watching } = shown(aMarket());
    expect(line()).toBeNull();
    expect(watching()).toBe(0);
  });

  it('is reached by the arrow keys, while Tab still leads to a price first', async () => {
    shown(aMarket());
    const cells = within(screen.getByRole('grid')).getAllByRole('button');
    const [stop] = cells.filter((cell) => cell.tabIndex === 0);
    expect(stop?.hasAttribute('data-price-cell')).toBe(true);
    stop?.focus();
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Price history: Home');
  });
});

describe('[SPORT-04] the chart', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', wide(true)));
  afterEach(() => vi.unstubAllGlobals());
  const open = async (name = 'Price history: Home') => {
    await userEvent.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };

  it('says that nothing was seen yet, then follows', async () => {
    const { sees } = shown(aMarket());
    const dialog = await open();
    expect(dialog.getByText('No prices seen yet.')).toBeTruthy();
    act(() => sees(HOME, 198, 200));
    act(() => sees(HOME, 204, 206));
    expect(dialog.getAllByText('2.04').length).toBeGreaterThan(0);
    expect(dialog.getByText('1.98 to 2.06')).toBeTruthy();
  });

  it('is a table for who reads: newest first, a gap is a dash', async () => {
    const { sees } = shown(aMarket());
    sees(HOME, 198, 200);
    sees(HOME, null, null);
    sees(HOME, 210, null);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'As a table' }));
    const cells = dialog.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells.slice(1)).toEqual([
      ['17:30:03', '2.10', '–'],
      ['17:30:02', '–', '–'],
      ['17:30:01', '1.98', '2.00'],
    ]);
  });

  it('shows the last minute, five, or all, each with what held when it began', async () => {
    const { sees, clock } = shown(aMarket());
    sees(HOME, 150, 152);
    sees(HOME, 198, 200);
    clock.advance(400_000);
    sees(HOME, 204, 206);
    const dialog = await open();
    expect(dialog.getByText('1.98 to 2.06')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'All' }));
    expect(dialog.getByText('1.50 to 2.06')).toBeTruthy();
  });

  it('another runner is chosen in the dialog; the market’s conditions lead there too', async () => {
    const { sees } = shown(aMarket());
    sees(AWAY, 300, 310);
    await userEvent.click(screen.getByRole('button', { name: 'Price history: Match Odds', hidden: true }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('No prices seen yet.')).toBeTruthy();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Selection' }), 'Away');
    expect(dialog.getByText('3.00 to 3.10')).toBeTruthy();
  });

  it('of a session its runs are drawn, rates stand in the table; a bookmaker’s prices are rates', async () => {
    const fancy = shown(aFancy({ runners: [{ id: RUNS, name: 'Runs', status: 'active' }] }));
    fancy.sees(RUNS, 190, 210, 47);
    const dialog = await open('Price history: Runs');
    expect(dialog.getAllByText('47').length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('button', { name: 'As a table' }));
    expect(dialog.getByRole('cell', { name: '47 at 90' })).toBeTruthy();
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Time',
      'No',
      'Yes',
    ]);
    fancy.unmount();
    const bookmaker = shown(aMarket({ kind: 'bookmaker' }));
    bookmaker.sees(HOME, 185, 187);
    const rates = await open();
    expect(rates.getByText('85 to 87')).toBeTruthy();
  });
});

function wide(matches: boolean) {
  return () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined });
}
