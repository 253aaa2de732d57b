import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { WholeBoundary } from '@/ui/routing/WholeBoundary';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

let broken = true;

function Widget() {
  if (broken) throw new RangeError('a secret of the player');
  return <p>The widget</p>;
}

beforeEach(() => {
  broken = true;
  // React says so too; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a part that cannot be drawn', () => {
  it('[F84] fails alone, with another try, and is logged without what the player typed', async () => {
    const fake = fakePlayerApp();
    renderWithApp(
      <>
        <p>The balance</p>
        <RegionBoundary>
          <Widget />
        </RegionBoundary>
      </>,
      fake,
    );
    expect(screen.getByText('The balance')).toBeTruthy();
    expect(screen.getByText('This part of the page did not load.')).toBeTruthy();
    expect(fake.logged).toEqual(['error: a part of the page could not be drawn']);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The widget')).toBeTruthy();
  });

  it('[F84] is forgotten as soon as another thing stands there', () => {
    const { rerender } = renderWithApp(
      <RegionBoundary mark="one">
        <Widget />
      </RegionBoundary>,
      fakePlayerApp(),
    );
    expect(screen.queryByText('The widget')).toBeNull();
    broken = false;
    rerender(
      <RegionBoundary mark="two">
        <Widget />
      </RegionBoundary>,
    );
    expect(screen.getByText('The widget')).toBeTruthy();
  });

  it('[F84] a part that nobody would miss leaves nothing behind', () => {
    const { container } = renderWithApp(
      <RegionBoundary fallback="nothing">
        <Widget />
      </RegionBoundary>,
      fakePlayerApp(),
    );
    expect(container.textContent).toBe('');
  });

  it('[F84] when all of it breaks there is still a page that says so, and a way to reload', () => {
    renderWithApp(
      <WholeBoundary>
        <Widget />
      </WholeBoundary>,
      fakePlayerApp(),
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
