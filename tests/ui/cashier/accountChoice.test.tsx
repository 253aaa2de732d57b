import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import { bankAccountId } from '@/domain/shared/ids';
import { AccountChoice } from '@/ui/cashier/withdraw/form/AccountChoice';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBank } from '@tests/support/mothers/banks';
import { renderWithApp } from '@tests/support/renderWithApp';

const account = (check: BankAccount['check']): BankAccount =>
  aBank({ id: bankAccountId(`BA-${check}`), check });

describe('the account to be paid, when none is chosen', () => {
  it.each([
    [['pending'], /still being checked/],
    [['pending', 'approved'], /^\s*Choose an account/],
    [['declined'], /^\s*Choose an account/],
  ] as const)('[CASH-02] with %j it says why', (checks, words) => {
    renderWithApp(
      <AccountChoice
        accounts={checks.map(account)}
        mayType={false}
        chosen=""
        wrong
        onChoose={() => undefined}
      />,
      fakePlayerApp(),
    );
    expect(screen.getByText(words)).toBeTruthy();
  });
});
