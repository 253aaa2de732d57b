import { afterAll, beforeAll, describe, expect } from 'vitest';
import { FIRST_QUESTIONS } from '@/adapters/http/firstQuestions';
import { freePort } from '@tests/support/freePort';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { raiseStage, type Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { World, type StillMatch } from '@tests/support/journeys/World';
import { servedApp } from '@tests/support/browser/servedApp';
import { KESTREL_CAPABILITIES, kestrelAccount } from '@tests/support/kestrel';
import {
  createKestrelServer,
  type KestrelServer,
} from '../../../examples/dialect-kestrel/server/createKestrelServer';

/** Without a stray word of another backend: what the specification asks first. */
const SPECIFIED = Object.values(FIRST_QUESTIONS)
  .flat()
  .map((question) => question.replace(/^\w+:/, '').replace(/\?.*$/, ''));

describe('the app on a backend of a language of its own', () => {
  const person = newPlayer();
  let server: KestrelServer;
  let stage: Stage;
  let player: Player;
  let world: World;
  let match: StillMatch;
  let home: string;
  const step = stepsOfOneWay();

  beforeAll(async () => {
    const port = await freePort();
    server = await createKestrelServer({ origins: [`http://127.0.0.1:${port}`] });
    kestrelAccount(server, person);
    const { host } = server;
    world = new World(async (name, args) =>
      host.run(() => (Reflect.get(host.engine, name) as (...given: readonly unknown[]) => unknown)(...args)),
    );
    const config = {
      backend: 'kestrel',
      dialect: { apiUrl: server.apiUrl },
      capabilities: KESTREL_CAPABILITIES,
    };
    stage = await raiseStage(await servedApp({ port, config }));
    player = await stage.arrive();
  });
  afterAll(async () => {
    await stage.close();
    await server.close();
  });

  step('[RT-07] a visitor sees prices in play that move', async () => {
    await player.open('/');
    const strip = player.page.getByRole('region', { name: 'Live now' });
    const prices = strip.getByRole('button', { name: /^(Back|Lay) .*\d\.?\d*/ });
    await prices.first().waitFor();
    const before = await prices.allInnerTexts();
    await player.page.mouse.wheel(0, 120);
    await soon(() => prices.allInnerTexts()).not.toEqual(before);
  });

  step('[AUTH-05] a wrong password is answered in its own words, the right one leads in', async () => {
    await player.header.logIn.click();
    await player.auth.logIn({ ...person, password: 'Wrong1234' });
    await player.auth.panel.getByRole('alert').first().waitFor();
    await player.auth.password('Password').fill(person.password);
    await player.auth.press('Login');
    await player.page.waitForURL('**/home');
    await soon(() => player.header.balance()).toBe('10,000.00 INR');
    await soon(() => player.header.exposureText()).toBe('Exp: 0');
  });

  step('no script of the page can read the secret of the session', async () => {
    const cookies = await player.context.cookies();
    const secret = cookies.find(({ name }) => name === 'kestrel_session');
    expect(secret).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(await player.page.evaluate(() => document.cookie)).not.toContain('kestrel_session');
    expect(await player.stored('token')).not.toBe(secret?.value);
  });

  step('[SPORT-04] a list leads to a match and its prices', async () => {
    match = await world.stillMatch({ delaySeconds: 0 });
    await player.dismissToasts();
    await player.header.goTo('Sports');
    await player.page.waitForURL('**/spmsports/cricket');
    await player.match.linkTo(match).click();
    await player.page.waitForURL(`**${match.path}`);
    [home] = await player.match.sides();
    await soon(() => player.match.back(home).innerText()).toMatch(/^2\.00\s/);
    await world.market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2.1 });
    await soon(() => player.match.back(home).innerText()).toMatch(/^2\.10\s/);
  });

  step('[SPORT-05] [WAL-03] [WAL-04] a bet is taken, and its money held', async () => {
    await player.pickHome('500');
    expect(await player.slip.placeAtOnce()).toContain('₹500 at 2.10');
    await soon(() => player.header.exposureText()).toBe('Exp: -500');
    await soon(() => player.header.balance()).toBe('9,500.00 INR');
  });

  step('[SES-01] a reload stays logged in; a line that broke is followed again', async () => {
    await player.page.reload();
    await soon(() => player.header.balance()).toBe('9,500.00 INR');
    server.cutLines();
    await world.market(match.marketId, { action: 'settle', runnerId: match.homeId });
    await soon(() => player.header.balance()).toBe('10,550.00 INR');
    await soon(() => player.header.exposureText()).toBe('Exp: 0');
  });

  step('what it leaves out is said to be left out', async () => {
    await player.moveTo('/cashier');
    await player.page
      .getByRole('main')
      .getByText(/not available|not offered/i)
      .first()
      .waitFor();
  });

  step('[SES-02] signing out ends the session on the server too', async () => {
    await player.dismissToasts();
    await player.header.signOut();
    await player.header.logIn.waitFor();
    await soon(() => server.asked.includes('POST /v2/session/end')).toBe(true);
    expect(await player.stored('token')).toBeNull();
    await soon(async () => (await player.context.cookies()).length).toBe(0);
  });

  step('nothing was asked in another language, and nothing of another backend came', async () => {
    const paths = player.traffic.addresses.map((address) => new URL(address).pathname);
    expect(SPECIFIED.length).toBeGreaterThan(3);
    expect(paths.filter((path) => SPECIFIED.includes(path) || path.startsWith('/public/'))).toEqual([]);
    expect(server.asked.filter((call) => !/^(?:GET|POST|OPTIONS) \/v2\//.test(call))).toEqual([]);
    const files = [...player.traffic.downloads];
    expect(files.filter((file) => file.includes('kestrelDialect'))).toHaveLength(1);
    expect(files.filter((file) => /openBrowserSandbox|openSocket/.test(file))).toEqual([]);
    expect(player.traffic.problems.filter((each) => !each.startsWith('401 '))).toEqual([]);
  });
});
