import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { marketId } from '@/domain/shared/ids';
import { MarketsPage } from '@/ui/sports/marketLists/MarketsPage';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { MATCH } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

function shown(count = 3) {
  const fake = fakePlayerApp({ user: PLAYER });
  const { marketLists } = fake.app.sports;
  for (let at = 1; at <= count; at += 1)
    marketLists.add({
      matchId: MATCH,
      marketId: marketId(`m${at}`),
      matchName: `Match ${at}`,
      marketName: `Market ${at}`,
      runners: 2,
    });
  return { ...fake, ...renderWithApp(<MarketsPage />, fake), user: userEvent.setup() };
}
const matches = (): readonly string[] =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the page of many markets', () => {
  it('is empty at first, and says how to fill it', () => {
    shown(0);
    expect(screen.getByText(/No markets here yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All matches' })).toBeTruthy();
  });

  it('is put in order by keys; the place is said, and the focus stays where it was', async () => {
    const { user } = shown();
    button('Move down: Market 1').focus();
    await user.keyboard('{Enter}');
    expect(matches()).toEqual(['Match 2', 'Match 1', 'Match 3']);
    expect(screen.getByText('Market 1: place 2 of 3.')).toBeTruthy();
    expect(document.activeElement).toBe(button('Move down: Market 1'));
    await user.keyboard('{Enter}{Enter}');
    expect(matches()).toEqual(['Match 2', 'Match 3', 'Match 1']);
    expect(document.activeElement).toBe(button('Move down: Market 1'));
  });

  it('a market is taken off; that is said, and the focus goes to the next one, or to the one before', async () => {
    const { user } = shown();
    await user.click(button('Remove from the list: Market 2'));
    expect(matches()).toEqual(['Match 1', 'Match 3']);
    expect(screen.getByText('Market 2 is off the list.')).toBeTruthy();
    expect(document.activeElement).toBe(button('Remove from the list: Market 3'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Remove from the list: Market 1'));
    await user.keyboard('{Enter}');
    expect(screen.getByText(/No markets here yet/)).toBeTruthy();
  });

  it('a list is made, named, renamed and deleted; a name that does not do is said at its field', async () => {
    const { user } = shown(1);
    await user.click(button('New list'));
    const name = screen.getByRole('textbox', { name: 'Name of the list' });
    await user.type(name, '{Enter}');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    await user.type(name, 'Tonight{Enter}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tonight');
    expect(screen.getByText(/No markets here yet/)).toBeTruthy();
    await user.click(button('Rename Tonight'));
    const again = screen.getByRole('textbox', { name: 'Name of the list' });
    await user.clear(again);
    await user.type(again, 'Late{Enter}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Late');
    // Empty, it goes at once; with markets on it that is asked.
    await user.click(button('Delete Late'));
    expect(matches()).toEqual(['Match 1']);
    await user.click(button('Delete My markets'));
    const question = within(screen.getByRole('dialog', { name: 'Delete My markets?' }));
    expect(question.getByText(/^The market on it is taken off your page\./)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(matches()).toEqual(['Match 1']);
    await user.click(button('Delete My markets'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete My markets' }));
    expect(screen.getByText(/No markets here yet/)).toBeTruthy();
  });

  it('no list takes the name that the first one is shown by; that one keeps it unsaved', async () => {
    const { user, app } = shown(1);
    await user.click(button('New list'));
    await user.type(screen.getByRole('textbox', { name: 'Name of the list' }), ' my Markets{Enter}');
    expect(screen.getByText('You have a list with this name.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(button('Rename My markets'));
    await user.click(button('Save'));
    expect(app.sports.marketLists.read().lists.map(({ name }) => name)).toEqual(['']);
  });

  it('what is dragged while another tab changes the list stays where it is', () => {
    vi.stubGlobal('scrollBy', () => undefined);
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const { app } = shown(4);
    const grip = screen.getAllByTitle('Drag to reorder')[1]!;
    fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientY: 50 });
    fireEvent.pointerMove(grip, { pointerId: 1, clientY: -1 });
    act(() => app.sports.marketLists.remove(marketId('m1')));
    fireEvent.pointerUp(grip, { pointerId: 1, clientY: -1 });
    expect(matches()).toEqual(['Match 2', 'Match 3', 'Match 4']);
  });

  it('what another tab does is seen', () => {
    const { app } = shown(1);
    act(() => app.sports.marketLists.remove(marketId('m1')));
    expect(screen.getByText(/No markets here yet/)).toBeTruthy();
  });
});
