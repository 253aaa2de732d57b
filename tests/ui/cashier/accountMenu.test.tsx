import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountMenu } from '@/ui/cashier/account/AccountMenu';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

describe('the menu of an account', () => {
  it.each([
    ['/withdraw', 'Withdraw', 'page'],
    ['/withdrawList', 'Withdraw', 'true'],
    ['/deposit/upi', 'Deposit', 'true'],
    ['/cashier', 'Account Statement', 'page'],
    ['/home', null, null],
  ])('at %s it says, to the eye and the ear, that this is %s', (path, name, current) => {
    renderWithApp(<AccountMenu />, fakePlayerApp({ user: PLAYER }), { path });
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(
      name === null ? [] : [[name, current]],
    );
  });
});
