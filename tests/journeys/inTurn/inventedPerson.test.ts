import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Player } from '@tests/support/journeys/Player';
import { sticksOut } from '@tests/support/journeys/RouteWalk';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { invent } from '@tests/support/mothers/invent';

/** The narrowest phone that is still sold, and what a reader at 400 % has. */
const NARROW = { width: 320, height: 640 };
/** Where names, accounts and references stand. */
const PAGES = [
  '/home',
  '/profile',
  '/bank-details',
  '/cashier',
  '/mybets',
  '/withdrawList',
  '/kyc',
  '/referral',
];

describe('a person whom no author thought of, on a narrow phone', () => {
  const from = invent('a person on a narrow phone');
  const person = { ...from.person(), name: from.longName(), mobile: from.nationalMobile() };
  const step = stepsOfOneWay();
  let stage: Stage;
  let player: Player;
  const main = () => player.page.getByRole('main');

  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive({ width: 'phone', context: { viewport: NARROW } });
  });
  afterAll(async () => {
    await player.context.close();
    await stage.close();
  });

  step('[AUTH-10] [AUTH-15] signs up, whatever they are called', async () => {
    await player.signUp(person);
    await soon(() => sticksOut(player)).toEqual([]);
    await player.dismissToasts();
  });

  step('[CASH-04] their account is on its card with their whole name', async () => {
    await player.moveTo('/bank-details');
    await main().getByRole('button', { name: 'Add account' }).click();
    const form = player.dialog('Add an account');
    const number = from.accountNumber();
    await form.getByLabel('Account holder').fill(` \u200E${person.name} `);
    await form.getByLabel('Account number', { exact: true }).fill(`\u200E${number}`);
    await form.getByLabel('Confirm account number').fill(number);
    await form.getByLabel('IFSC').fill(from.ifsc().toLowerCase());
    await form.getByLabel('PAN').fill(from.pan().toLowerCase());
    await soon(() => sticksOut(player)).toEqual([]);
    await form.getByRole('button', { name: 'Add account' }).click();
    await form.waitFor({ state: 'hidden' });
    const accounts = main().getByRole('list', { name: 'Your accounts' });
    await soon(() => accounts.innerText()).toContain(`••••${number.slice(-4)}`);
    await soon(() => accounts.innerText()).toContain(person.name);
    await player.dismissToasts();
  });

  for (const path of PAGES)
    step(`[X05] nothing of them pushes ${path} to the side`, async () => {
      await player.moveTo(path);
      await player.page.waitForURL(`**${path}`);
      await player.heading.waitFor();
      await soon(() => sticksOut(player)).toEqual([]);
    });

  step('the way left no error behind', async () => {
    expect(player.traffic.problems).toEqual([]);
  });
});
