import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SafePlayLayer } from '@/ui/playSafe/layer/SafePlayLayer';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

describe('the question for their age', () => {
  it.each(['/', '/slots', '/terms/more', '/register'])(
    'stands before %s, until it is answered',
    async (path) => {
      renderWithApp(<SafePlayLayer />, fakePlayerApp(), { path });
      await userEvent.click(screen.getByRole('button', { name: 'Yes, I am 18 or older' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it.each(['/terms', '/PrivacyPolicy/', '/responsiblegame', '/contactus', '/fairplay', '/gamesrule#void'])(
    '[NAV-09] does not stand before %s: who we are and where help is may be read by anybody',
    (path) => {
      renderWithApp(<SafePlayLayer />, fakePlayerApp(), { path });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('waits while something is typed, until nothing was for a moment', async () => {
    const fake = fakePlayerApp();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    field.value = '98';
    renderWithApp(<SafePlayLayer />, fake, { path: '/mobile-number' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => fake.scheduler.pass(1_000));
    fireEvent.input(field, { target: { value: '987' } });
    await act(() => fake.scheduler.pass(1_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => fake.scheduler.pass(500));
    expect(screen.getByRole('button', { name: 'Yes, I am 18 or older' })).toBeTruthy();
    field.remove();
  });

  it('does not wait for a field that nothing is typed into', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    renderWithApp(<SafePlayLayer />, fakePlayerApp(), { path: '/mobile-number' });
    expect(screen.getByRole('button', { name: 'Yes, I am 18 or older' })).toBeTruthy();
    field.remove();
  });
});
