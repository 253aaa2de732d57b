import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { SidePanel } from '@/ui/kit/layer/SidePanel';

function Opener({ onClosed = () => undefined }: { readonly onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      <SidePanel
        open={open}
        title="Welcome"
        closeLabel="Close"
        onClose={() => {
          onClosed();
          setOpen(false);
        }}
      >
        <input aria-label="Username" />
      </SidePanel>
    </StrictMode>
  );
}

/** What a browser does on Escape. */
function pressEscape(dialog: HTMLElement): Event {
  const cancel = new Event('cancel', { cancelable: true });
  act(() => void dialog.dispatchEvent(cancel));
  return cancel;
}

describe('SidePanel', () => {
  it('opens as a modal dialog named by its title, also under Strict Mode', async () => {
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const closed = vi.fn();
    render(<Opener onClosed={closed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const panel = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Welcome' });
    expect(panel.open).toBe(true);
    expect(shown).toHaveBeenCalled();
    expect(within(panel).getByLabelText('Username')).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
    shown.mockRestore();
  });

  it.each([
    ['the close button', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', async () => void pressEscape(screen.getByRole('dialog'))],
  ])(
    '[AUTH-03] tells its parent when closed by hand with %s, and gives the focus back',
    async (_, closeByHand) => {
      const closed = vi.fn();
      render(<Opener onClosed={closed} />);
      const opener = screen.getByRole('button', { name: 'Log in' });
      await userEvent.click(opener);
      screen.getByLabelText('Username').focus();
      await closeByHand();
      expect(closed).toHaveBeenCalledTimes(1);
      expect(document.querySelector('dialog[open]')).toBeNull();
      expect(screen.queryByLabelText('Username')).toBeNull();
      expect(document.activeElement).toBe(opener);
    },
  );

  it('leaves the closing to its parent: Escape alone closes nothing', () => {
    const asked = vi.fn();
    render(
      <SidePanel open title="Welcome" closeLabel="Close" onClose={asked}>
        <p>Busy</p>
      </SidePanel>,
    );
    const panel = screen.getByRole<HTMLDialogElement>('dialog');
    expect(pressEscape(panel).defaultPrevented).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(panel.open).toBe(true);
  });

  it('does not close when a file chooser inside it is cancelled', () => {
    const asked = vi.fn();
    render(
      <SidePanel open title="Proof" closeLabel="Close" onClose={asked}>
        <input type="file" aria-label="Photo" />
      </SidePanel>,
    );
    fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
    expect(asked).not.toHaveBeenCalled();
  });

  it('hears of it when the browser closes without asking', () => {
    const asked = vi.fn();
    render(
      <SidePanel open title="Welcome" closeLabel="Close" onClose={asked}>
        <p>Hello</p>
      </SidePanel>,
    );
    const panel = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => panel.close());
    fireEvent(panel, new Event('close'));
    expect(asked).toHaveBeenCalled();
  });

  it('gives the focus back when its parent stops rendering it', () => {
    const panel = (
      <SidePanel open title="Welcome" closeLabel="Close" onClose={() => undefined}>
        <input aria-label="Username" />
      </SidePanel>
    );
    const { rerender } = render(<button type="button">Log in</button>);
    screen.getByRole('button').focus();
    const opener = document.activeElement;
    rerender(
      <>
        <button type="button">Log in</button>
        {panel}
      </>,
    );
    (opener as HTMLElement).focus();
    rerender(
      <>
        <button type="button">Log in</button>
        {panel}
      </>,
    );
    screen.getByLabelText('Username').focus();
    rerender(<button type="button">Log in</button>);
    expect(document.activeElement?.textContent).toBe('Log in');
  });

  it('ignores a press on its backdrop unless told otherwise: a slip of the finger loses no entries', () => {
    const asked = vi.fn();
    const panel = (closeOnBackdrop: boolean) => (
      <SidePanel open title="Welcome" closeLabel="Close" onClose={asked} closeOnBackdrop={closeOnBackdrop}>
        <p>Hello</p>
      </SidePanel>
    );
    const { rerender } = render(panel(false));
    fireEvent.click(screen.getByRole('dialog'));
    expect(asked).not.toHaveBeenCalled();
    rerender(panel(true));
    fireEvent.click(screen.getByText('Hello'));
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('dialog'));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('Dialog', () => {
  it('[HDR-08] stacks: the upper one closes alone and gives the focus to the lower one', async () => {
    function Stack() {
      const [upper, setUpper] = useState(false);
      return (
        <Dialog open title="Exposure" closeLabel="Close exposure" size={720} onClose={() => undefined}>
          <button type="button" onClick={() => setUpper(true)}>
            Row
          </button>
          <Dialog open={upper} title="Bets" closeLabel="Close bets" onClose={() => setUpper(false)}>
            <p>Bets of the match</p>
          </Dialog>
        </Dialog>
      );
    }
    render(<Stack />);
    await userEvent.click(screen.getByRole('button', { name: 'Row' }));
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Close bets' }));
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Row' }));
  });

  it('offers a way back when it has one', async () => {
    const back = vi.fn();
    render(
      <Dialog
        open
        title="Bets"
        closeLabel="Close"
        onClose={() => undefined}
        back={{ label: 'Back', onBack: back }}
      >
        <p>Bets</p>
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('BottomSheet', () => {
  it('peeks with a bar, opens from it and closes by hand', async () => {
    function Slip() {
      const [open, setOpen] = useState(false);
      return (
        <BottomSheet open={open} onOpenChange={setOpen} title="Bet slip" closeLabel="Close" peek="1 bet">
          <p>Stake</p>
        </BottomSheet>
      );
    }
    render(<Slip />);
    const bar = screen.getByRole('button', { name: '1 bet' });
    expect(bar.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(bar);
    expect(bar.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Stake')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Stake')).toBeNull();
    expect(document.activeElement).toBe(bar);
  });
});

/** A list whose only row can be taken out by a dialog, at once or when the server has said so. */
function Rows({ received }: { readonly received?: Promise<void> }) {
  const [row, setRow] = useState<'there' | 'asked' | 'gone'>('there');
  const remove = (): void => {
    if (received === undefined) return setRow('gone');
    setRow('there');
    void received.then(() => act(() => setRow('gone')));
  };
  return (
    <main>
      <h1>Accounts</h1>
      {row !== 'gone' && (
        <button type="button" onClick={() => setRow('asked')}>
          Remove
        </button>
      )}
      <button type="button">Add</button>
      <Dialog open={row === 'asked'} title="Remove it?" closeLabel="Close" onClose={() => setRow('there')}>
        <button type="button" onClick={remove}>
          Yes
        </button>
      </Dialog>
    </main>
  );
}

describe('the focus, when what had it is gone', () => {
  const confirm = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    screen.getByRole('button', { name: 'Yes' }).focus();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  };
  const focused = () => document.activeElement?.textContent;

  it('goes to the heading of the page when the dialog takes the row away', async () => {
    render(<Rows />);
    await confirm();
    expect(focused()).toBe('Accounts');
  });

  it('goes there too when the row leaves later, with the answer', async () => {
    let answer = (): void => undefined;
    const received = new Promise<void>((resolve) => {
      answer = resolve;
    });
    render(<Rows received={received} />);
    await confirm();
    expect(focused()).toBe('Remove');
    answer();
    await waitFor(() => expect(focused()).toBe('Accounts'));
  });

  it('stays with the player who went on meanwhile', async () => {
    let answer = (): void => undefined;
    const received = new Promise<void>((resolve) => {
      answer = resolve;
    });
    render(<Rows received={received} />);
    await confirm();
    screen.getByRole('button', { name: 'Add' }).focus();
    answer();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
    expect(focused()).toBe('Add');
  });
});
