import { screen } from '@testing-library/react';
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
});
