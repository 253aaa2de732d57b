import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import { bankAccountId } from '@/domain/shared/ids';
import { withdrawPlaces } from '@/domain/cashier/withdrawals/withdrawPlaces';
import { PlaceChoice } from '@/ui/cashier/withdraw/form/PlaceChoice';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBank } from '@tests/support/mothers/banks';
import { aMethod } from '@tests/support/mothers/withdrawals';
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
      <PlaceChoice
        places={withdrawPlaces([aMethod()], checks.map(account), [])}
        shut={null}
        chosen={null}
        wrong
        waiting={[]}
        mayAddBank
        onChoose={() => undefined}
      />,
      fakePlayerApp(),
    );
    expect(screen.getByText(words)).toBeTruthy();
  });
});
