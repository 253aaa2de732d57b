import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { useWithWhole } from '@/ui/PlayerAppContext';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';
import { SafePlaySlot } from '@/ui/playSafe/SafePlaySlot';
import { ShortListRow } from '@/ui/sports/lists/ShortListRow';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { untilWhole } from '@tests/support/fakes/untilWhole';
import { MARKET, aMarket, aMatch } from '@tests/support/mothers/sports';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const CHUNK_FAILED = [[say('notice.chunkFailed'), 'error']];
beforeEach(() => OnScreen.everything());

function Buttons() {
  const withWhole = useWithWhole();
  return ['first', 'second'].map((name) => (
    <button
      key={name}
      type="button"
      onClick={() => withWhole(({ notices }) => notices.tell(say('notice.chunkFailed'), 'info'))}
    >
      {name}
    </button>
  ));
}

describe('a page before the whole app is there', () => {
  it('shows prices and watches none, and asks for nothing; once it has come they are watched', async () => {
    const fake = fakePlayerApp();
    const page = untilWhole(fake);
    const card = renderWithApp(
      <ShortListRow match={aMatch({ matchOdds: aMarket() })} withDraw={false} backOnly={false} />,
      page,
    );
    expect(page.asked).toHaveLength(0);
    void page.first.whole();
    await act(async () => page.arrive());
    expect(fake.asked('sports.watchMarkets')).toEqual([[[MARKET]]]);
    card.unmount();
  });

  it('[F05] what is gone before it arrives never begins to watch', async () => {
    const fake = fakePlayerApp();
    const page = untilWhole(fake);
    renderWithApp(
      <ShortListRow match={aMatch({ matchOdds: aMarket() })} withDraw={false} backOnly={false} />,
      page,
    ).unmount();
    void page.first.whole();
    await act(async () => page.arrive());
    expect(fake.asked('sports.watchMarkets')).toHaveLength(0);
  });

  it('a press is done as soon as it has come, in order, and later ones at once', async () => {
    const fake = fakePlayerApp();
    const page = untilWhole(fake);
    renderWithApp(<Buttons />, page);
    await userEvent.click(screen.getByRole('button', { name: 'first' }));
    await userEvent.click(screen.getByRole('button', { name: 'second' }));
    expect([page.asked.length, fake.ran.length]).toEqual([1, 0]);
    await act(async () => page.arrive());
    expect(fake.asked('notices.tell')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'first' }));
    expect(fake.asked('notices.tell')).toHaveLength(3);
  });

  it('[F79] a script that does not come is said, and the next press asks for it again', async () => {
    const fake = fakePlayerApp();
    const page = untilWhole(fake);
    renderWithApp(<Buttons />, page);
    await userEvent.click(screen.getByRole('button', { name: 'first' }));
    await act(async () => page.fail());
    expect(fake.asked('notices.tell')).toEqual(CHUNK_FAILED);
    await userEvent.click(screen.getByRole('button', { name: 'first' }));
    expect(page.asked).toHaveLength(2);
  });

  it('does not ask for it to ask for an age', async () => {
    const page = untilWhole(fakePlayerApp());
    renderWithApp(<SafePlaySlot />, page);
    expect(page.asked).toHaveLength(0);
  });

  it('a feature that comes later comes after it; one that does not is said, with another try', async () => {
    const page = untilWhole(fakePlayerApp({}, { 'content.open': async () => ({}) }));
    renderWithApp(
      <OpenedFeature name="content" unavailable="Not there" skeleton={<p>Wait</p>}>
        {() => <p>Open</p>}
      </OpenedFeature>,
      page,
    );
    expect(screen.getByText('Wait')).toBeTruthy();
    await act(async () => page.fail());
    expect(screen.getByText('Not there')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => page.arrive());
    expect(screen.getByText('Open')).toBeTruthy();
  });
});
