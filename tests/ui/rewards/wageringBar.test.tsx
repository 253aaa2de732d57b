import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wageringOf } from '@/domain/rewards/wagering';
import { rupees } from '@/domain/shared/Money';
import { WageringBar } from '@/ui/rewards/bonus/WageringBar';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const words = (wagered: number, ended: boolean) => {
  const { unmount } = renderWithApp(
    <WageringBar name="Welcome" wagering={wageringOf(rupees(wagered), rupees(2_500))} ended={ended} />,
    fakePlayerApp(),
  );
  const left = [
    screen.queryByText(/to go$/)?.textContent ?? null,
    screen.queryByText(/^(All done|Done)/)?.textContent ?? null,
  ];
  unmount();
  return left;
};

describe('what is left to wager', () => {
  it('is said while there is something to do for it', () => {
    expect(words(500, false)[0]).toBe('₹2,000 to go');
    expect(words(500, true)[0]).toBeNull();
    expect(words(2_500, false)[0]).toBeNull();
    expect(words(2_500, true)).toEqual(words(2_500, false));
  });
});
