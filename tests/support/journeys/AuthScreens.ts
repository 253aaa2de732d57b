import type { Locator, Page } from 'playwright-core';
import { invent } from '@tests/support/mothers/invent';

export interface NewPlayer {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  /** National number. */
  readonly mobile: string;
}

const from = invent('newcomers of journeys');
let made = 0;

/** Somebody whom this world has not seen. */
export function newPlayer(): NewPlayer {
  made += 1;
  return {
    name: 'Asha Rao',
    username: `asha ${made}`,
    password: 'Monsoon 5 overs',
    mobile: from.nationalMobile(),
  };
}

/** The panels of sign-up and log-in. */
export class AuthScreens {
  readonly panel: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('dialog');
  }

  /** The panel with this title, open. */
  titled(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  field(name: string): Locator {
    return this.panel.getByRole('textbox', { name, exact: true });
  }

  /** The label itself, as the show button beside it has "password" in its name as well. */
  password(name: string): Locator {
    return this.panel.getByLabel(name, { exact: true });
  }

  press(name: string): Promise<void> {
    return this.panel.getByRole('button', { name, exact: true }).click();
  }

  async askForCode(mobile: string): Promise<void> {
    await this.field('Mobile number +91').fill(mobile);
    await this.panel.getByRole('checkbox').check();
    await this.press('Send OTP');
  }

  async verify(code: string): Promise<void> {
    const entry = this.field('One-time code (OTP)');
    // Of a known length it is sent by itself.
    const length = await entry.getAttribute('pattern');
    await entry.fill(code);
    if (length !== `[0-9]{${code.length}}`) await this.press('Verify');
  }

  async fillDetails({ name, username, password }: NewPlayer): Promise<void> {
    await this.field('Name').fill(name);
    await this.field('Username').fill(username);
    await this.password('Password').fill(password);
    await this.password('Confirm password').fill(password);
  }

  /** With the log-in panel open. */
  async logIn({ username, password }: Pick<NewPlayer, 'username' | 'password'>): Promise<void> {
    await this.field('Username').fill(username);
    await this.password('Password').fill(password);
    await this.press('Login');
  }
}

/** The code in the text message that the sandbox shows beside the field. */
export async function codeInInbox(page: Page): Promise<string> {
  const use = page.getByRole('region', { name: 'SMS inbox' }).getByRole('button', { name: /^Use \d{6}$/ });
  const label = await use.first().innerText();
  return label.replace('Use ', '');
}
