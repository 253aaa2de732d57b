import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
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
