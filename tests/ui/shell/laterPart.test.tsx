import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { LazyDialog } from '@/ui/lazy/LazyDialog';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { untilWhole } from '@tests/support/fakes/untilWhole';
import { renderWithApp } from '@tests/support/renderWithApp';

type Named = ComponentType<{ readonly name: string }>;
const Hello: Named = ({ name }) => <p>Hello {name}</p>;

const render = (screenOf: ReactNode) => renderWithApp(screenOf, fakePlayerApp());

/** A part whose script comes, or does not, when the test says. */
function part(needs?: 'whole' | 'firstPage') {
  const asked: { come: (of: Named) => void; fail: () => void }[] = [];
  const Part = laterPart<{ readonly name: string }>(
    () =>
      new Promise((come, refuse) => asked.push({ come, fail: () => refuse(new Error('no such script')) })),
    needs,
  );
  return { asked, Part };
}

function Opener({ of: Part }: { readonly of: Named }) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open !== null && (
        <LazyDialog open={open} onClose={() => setOpen(false)}>
          <Part name="dialog" />
        </LazyDialog>
      )}
    </>
  );
}

function popoverOf(said: HTMLElement): Element {
  const found = said.closest('[popover]');
  if (found === null) throw new Error('not in a popover');
  return found;
}

describe('a part with a script of its own', () => {
  it('shows what waits in its place, then itself; the next one is there at once', async () => {
    const { asked, Part } = part();
    const { unmount } = render(
      <LazyPart waiting={<p>Wait</p>}>
        <Part name="one" />
        <Part name="two" />
      </LazyPart>,
    );
    expect(screen.getAllByText('Wait')).toHaveLength(2);
    expect(asked).toHaveLength(1);
    asked[0]?.come(Hello);
    expect(await screen.findByText('Hello one')).toBeTruthy();
    expect(screen.getByText('Hello two')).toBeTruthy();
    unmount();
    render(<Part name="three" />);
    expect(screen.getByText('Hello three')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('a press whose dialog is on its way says so; a second one takes nothing back', async () => {
    const { asked, Part } = part();
    render(<Opener of={Part} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const waits = popoverOf(screen.getByText('Loading'));
    expect(within(waits as HTMLElement).getByRole('status').textContent).toBe('Loading');
    expect(waits.getAttribute('popover')).toBe('manual');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(asked).toHaveLength(1);
    asked[0]?.come(Hello);
    expect(await screen.findByText('Hello dialog')).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('a part of what came does not wait in the way of the whole', async () => {
    const whole = part();
    const inner = part();
    render(<Opener of={whole.Part} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    whole.asked[0]?.come(({ name }) => (
      <p>
        Hello {name}
        <inner.Part name="part" />
      </p>
    ));
    expect(await screen.findByText('Hello dialog')).toBeTruthy();
    expect(inner.asked).toHaveLength(1);
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('[F84] a dialog whose script does not come says so, and comes with another try', async () => {
    const { asked, Part } = part();
    render(<Opener of={Part} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    asked[0]?.fail();
    await screen.findByText('This part of the page did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toHaveLength(2);
    asked[1]?.come(Hello);
    expect(await screen.findByText('Hello dialog')).toBeTruthy();
    expect(screen.queryByText('This part of the page did not load.')).toBeNull();
  });

  it('[F84] and the next press is another try too', async () => {
    const { asked, Part } = part();
    render(<Opener of={Part} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    asked[0]?.fail();
    const said = await screen.findByText('This part of the page did not load.');
    // As the browser does it when somebody presses beside it.
    fireEvent(popoverOf(said), Object.assign(new Event('toggle'), { newState: 'closed' }));
    await waitFor(() => expect(screen.queryByText('This part of the page did not load.')).toBeNull());
    asked.at(-1)?.fail();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    asked.at(-1)?.come(Hello);
    expect(await screen.findByText('Hello dialog')).toBeTruthy();
  });

  it('[F84] a script that does not come leaves the page alone, and is asked for anew by hand', async () => {
    const { asked, Part } = part();
    render(
      <>
        <h1>Page</h1>
        <LazyPart fallback="panel">
          <Part name="one" />
        </LazyPart>
      </>,
    );
    asked[0]?.fail();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
    expect(asked).toHaveLength(2);
    asked[1]?.come(Hello);
    expect(await screen.findByText('Hello one')).toBeTruthy();
  });

  it('waits for the whole app as well, unless the first page is all it needs', async () => {
    const page = untilWhole(fakePlayerApp());
    const { asked, Part } = part();
    const early = part('firstPage');
    renderWithApp(
      <LazyPart waiting={<p>Wait</p>}>
        <Part name="whole" />
        <early.Part name="early" />
      </LazyPart>,
      page,
    );
    await act(async () => {
      asked[0]?.come(Hello);
      early.asked[0]?.come(Hello);
    });
    expect(screen.getByText('Hello early')).toBeTruthy();
    expect(screen.getAllByText('Wait')).toHaveLength(1);
    await act(async () => page.arrive());
    expect(screen.getByText('Hello whole')).toBeTruthy();
  });
});
