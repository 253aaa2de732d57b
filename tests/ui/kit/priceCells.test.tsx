import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, Profiler } from 'react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FlashSweep } from '@/ui/kit/betting/FlashSweep';
import { MarketOverlay } from '@/ui/kit/betting/MarketOverlay';
import { PriceCellView } from '@/ui/kit/betting/PriceCellView';
import type { PriceCellHandle } from '@/ui/kit/betting/PriceCellView';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';

function Cell(props: Partial<ComponentProps<typeof PriceCellView>>) {
  return (
    <PriceCellView
      side="back"
      level={1}
      label="Back India"
      price="1.98"
      size="25K"
      onPick={() => undefined}
      {...props}
    />
  );
}

const cell = (): HTMLElement => screen.getByRole('button');

describe('PriceCellView', () => {
  it('is a button whose name holds the price, so that it can never be out of date', () => {
    const handle = createRef<PriceCellHandle>();
    render(<Cell ref={handle} />);
    expect(screen.getByRole('button', { name: 'Back India 1.98 25K' })).toBeTruthy();
    handle.current?.paint('2.02', '1.2L');
    expect(screen.getByRole('button', { name: 'Back India 2.02 1.2L' })).toBeTruthy();
  });

  it('[RT-07] paints past React: a tick renders nothing and replaces no node', () => {
    const handle = createRef<PriceCellHandle>();
    const rendered = vi.fn();
    render(
      <Profiler id="cell" onRender={rendered}>
        <Cell ref={handle} />
      </Profiler>,
    );
    rendered.mockClear();
    const nodes = [...cell().querySelectorAll('span')].map((span) => span.firstChild);
    handle.current?.paint('2.02', '1.2L', 'up');
    const after = [...cell().querySelectorAll('span')].map((span) => span.firstChild);
    expect(after.map((node, index) => node === nodes[index])).toEqual([true, true, true]);
    expect(rendered).not.toHaveBeenCalled();
  });

  it('[RT-07] an equal tick touches nothing', async () => {
    const handle = createRef<PriceCellHandle>();
    render(<Cell ref={handle} />);
    const changes: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => void changes.push(...records));
    watcher.observe(cell(), { subtree: true, childList: true, characterData: true, attributes: true });
    handle.current?.paint('1.98', '25K');
    changes.push(...watcher.takeRecords());
    expect(changes).toHaveLength(0);
    handle.current?.paint('1.99', '25K');
    changes.push(...watcher.takeRecords());
    expect(changes.map((change) => change.type)).toEqual(['characterData']);
    watcher.disconnect();
  });

  it('shows - for an empty level and offers nothing there', async () => {
    const picked = vi.fn();
    const handle = createRef<PriceCellHandle>();
    render(<Cell ref={handle} price="" size="" onPick={picked} />);
    expect(cell().textContent).toBe('Back India -');
    expect(cell().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(cell());
    expect(picked).not.toHaveBeenCalled();
    handle.current?.paint('1.50', '500');
    expect(cell().hasAttribute('aria-disabled')).toBe(false);
    await userEvent.click(cell());
    expect(picked).toHaveBeenCalledTimes(1);
    handle.current?.paint('', '');
    expect([cell().textContent, cell().getAttribute('aria-disabled')]).toEqual(['Back India -', 'true']);
  });

  it('closed, it keeps its price and the focus but cannot be picked; a painted price does not open it', async () => {
    const picked = vi.fn();
    const handle = createRef<PriceCellHandle>();
    render(<Cell ref={handle} onPick={picked} />);
    cell().focus();
    handle.current?.close(true);
    handle.current?.paint('2.00', '10K');
    await userEvent.keyboard('{Enter}');
    expect(picked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(cell());
    expect(cell().textContent).toContain('2.00');
    handle.current?.close(false);
    await userEvent.keyboard('{Enter}');
    expect(picked).toHaveBeenCalledTimes(1);
  });

  it('a closed prop set by a parent does not undo what was painted', () => {
    const handle = createRef<PriceCellHandle>();
    const { rerender } = render(<Cell ref={handle} price="" size="" />);
    handle.current?.paint('3.10', '900');
    rerender(<Cell ref={handle} price="" size="" closed />);
    rerender(<Cell ref={handle} price="" size="" closed={false} />);
    expect(cell().textContent).toBe('Back India 3.10900');
    expect(cell().hasAttribute('aria-disabled')).toBe(false);
  });

  it('flashes by class and settles to what it was', () => {
    const handle = createRef<PriceCellHandle>();
    render(<Cell ref={handle} />);
    const calm = cell().className;
    handle.current?.paint('2.00', '25K', 'up');
    const up = cell().className;
    handle.current?.paint('1.99', '25K', 'down');
    expect(new Set([calm, up, cell().className]).size).toBe(3);
    handle.current?.settle();
    expect(cell().className).toBe(calm);
  });

  it('works from plain props as well', () => {
    const { rerender } = render(<Cell />);
    rerender(<Cell price="2.10" size="3K" picked />);
    expect(screen.getByRole('button', { name: 'Back India 2.10 3K', pressed: true })).toBeTruthy();
    rerender(<Cell price="" size="" />);
    expect(cell().getAttribute('aria-disabled')).toBe('true');
  });
});

describe('FlashSweep', () => {
  it('lets a cell flash once until it is swept, and sweeps all that are due in one go', () => {
    const sweep = new FlashSweep();
    const [one, two] = [{ settle: vi.fn() }, { settle: vi.fn() }];
    const settled = () => [one.settle.mock.calls.length, two.settle.mock.calls.length];
    expect(sweep.start(one, 0)).toBe(true);
    expect(sweep.start(two, 700)).toBe(true);
    sweep.sweep(799);
    expect(settled()).toEqual([0, 0]);
    sweep.sweep(800);
    sweep.sweep(1_400);
    expect(settled()).toEqual([1, 0]);
    // It is over, and yet no cell flashes more often than that.
    expect(sweep.start(one, 1_499)).toBe(false);
    sweep.sweep(1_500);
    expect(settled()).toEqual([1, 1]);
    expect(sweep.start(one, 1_500)).toBe(true);
    sweep.sweep(9_000);
    sweep.sweep(9_001);
    expect([...settled(), sweep.waiting]).toEqual([2, 1, false]);
  });

  it('forgets a cell that is gone', () => {
    const sweep = new FlashSweep();
    const gone = { settle: vi.fn() };
    sweep.start(gone, 0);
    sweep.forget(gone);
    sweep.sweep(5_000);
    expect(gone.settle).not.toHaveBeenCalled();
  });
});

describe('PriceGrid', () => {
  const row = (name: string, prices: readonly string[]) => (
    <div key={name} data-price-row="">
      {prices.map((price) => (
        <PriceCellView
          key={price}
          side="back"
          level={1}
          label={name}
          price={price}
          size=""
          onPick={() => undefined}
        />
      ))}
    </div>
  );
  const at = (): string => document.activeElement?.textContent ?? '';

  it('is one stop of the Tab key and is walked by arrows, closed cells included', async () => {
    render(
      <>
        <PriceGrid label="Match odds">
          {[
            row('India', ['1.1', '1.2', '1.3']),
            row('Draw', ['2.1', '2.2']),
            row('Nepal', ['3.1', '3.2', '3.3']),
          ]}
        </PriceGrid>
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    expect(at()).toBe('India 1.1');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(at()).toBe('India 1.3');
    await userEvent.keyboard('{ArrowDown}');
    expect(at()).toBe('Draw 2.2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Home}');
    expect(at()).toBe('Nepal 3.1');
    await userEvent.keyboard('{End}{ArrowUp}{ArrowLeft}');
    expect(at()).toBe('Draw 2.1');
    await userEvent.tab();
    expect(at()).toBe('After');
    await userEvent.tab({ shift: true });
    expect(at()).toBe('Draw 2.1');
  });

  it('keeps a stop when the rows under it change', async () => {
    const grid = (names: readonly string[]) => (
      <PriceGrid label="Match odds">{names.map((name) => row(name, ['1.5', '1.6']))}</PriceGrid>
    );
    const { rerender } = render(grid(['India', 'Nepal']));
    rerender(grid(['Nepal']));
    await act(async () => Promise.resolve());
    await userEvent.tab();
    expect(at()).toBe('Nepal 1.5');
  });
});

describe('MarketOverlay', () => {
  it('says what holds the market up, and is no live region', () => {
    const { container } = render(<MarketOverlay kind="suspended" label="SUSPENDED" />);
    expect(container.textContent).toBe('SUSPENDED');
    expect(container.querySelector('[role], [aria-live]')).toBeNull();
  });
});
