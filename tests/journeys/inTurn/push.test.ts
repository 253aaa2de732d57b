import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { CDPSession, Locator, Page, Worker } from 'playwright-core';
import { vapidKeys, webPushSender } from '@/adapters/sandbox/doors/nodeServer/webPushSender';
import { ownChromium } from '@tests/support/browser/borrowChromium';
import { servedRemoteApp } from '@tests/support/browser/servedRemoteApp';
import { axeFindings } from '@tests/support/browser/axe';
import { smallTargets } from '@tests/support/journeys/measures';
import type { Player } from '@tests/support/journeys/Player';
import { sticksOut } from '@tests/support/journeys/RouteWalk';
import { soon } from '@tests/support/journeys/soon';
import { raiseStage, type Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { widthsOf } from '@tests/support/journeys/widthsOf';
import { worldOfServer, type StillMatch, type World } from '@tests/support/journeys/World';
import { PushedBrowser, startPushService } from '@tests/support/sandbox/pushService';

/** What this test hands to a page as its subscription. */
interface Handed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser without a push service of its own: it subscribes to ours. All else of the Push API, and the worker, are Chromium's. */
function subscribeTo(handed: Handed): void {
  const { endpoint, p256dh, auth } = handed;
  const KEY = 'test.subscription';
  const made = (key: string) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from(JSON.parse(key) as number[]).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => Promise.resolve(localStorage.removeItem(KEY) === undefined),
  });
  Object.assign(PushManager.prototype, {
    getSubscription: () => {
      const key = localStorage.getItem(KEY);
      return Promise.resolve(key === null ? null : made(key));
    },
    subscribe: ({ applicationServerKey }: { readonly applicationServerKey: Uint8Array }) => {
      const key = JSON.stringify([...applicationServerKey]);
      localStorage.setItem(KEY, key);
      return Promise.resolve(made(key));
    },
  });
}

describe('alerts while the app is closed', () => {
  let stage: Stage;
  let world: World;
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    service = await startPushService();
    const startMs = Date.now();
    const push = webPushSender(vapidKeys({}), service.agent);
    const app = await servedRemoteApp({ startMs, server: { clock: { now: () => startMs }, push } });
    stage = await raiseStage(app, app.sandbox, 0, () => ownChromium({ whole: true }));
    world = worldOfServer(app.sandbox);
  });
  afterAll(async () => {
    await stage.close();
    await service.close();
  });

  for (const width of widthsOf('phone'))
    describe(`on a ${width}`, () => {
      const browser = new PushedBrowser(`https://push.example.net/send/${width}`);
      const step = stepsOfOneWay();
      let player: Player;
      let match: StillMatch;
      let home: string;
      /** A page of nobody: what the worker is told while no page of the app is open goes through it. */
      let elsewhere: Page;
      let post: CDPSession;
      let sent = 0;

      beforeAll(async () => {
        player = await stage.arrive({
          width,
          context: { serviceWorkers: 'allow', permissions: ['notifications'] },
        });
        await player.context.addInitScript(subscribeTo, browser.address);
        elsewhere = await player.context.newPage();
        post = await player.context.newCDPSession(elsewhere);
        sent = service.messages.length;
        await player.enterAsDemo();
        await player.dismissToasts();
      });
      afterAll(() => player.context.close());

      const dialog = (): Locator => player.dialog('Alerts');
      const away = (): Locator => dialog().getByRole('switch', { name: 'Also when the app is closed' });
      const openAll = async (): Promise<void> => {
        await player.dismissToasts();
        await player.page.getByRole('button', { name: 'Notifications' }).click();
        await player.dialog('Notifications').getByRole('button', { name: 'Alerts and quiet hours' }).click();
        await away().waitFor();
      };
      const close = (): Promise<void> => dialog().getByRole('button', { name: 'Close' }).click();
      const setPrice = async (odds: string): Promise<void> => {
        const synced = player.page.waitForResponse((reply) => reply.url().endsWith('/push/subscribe'));
        await dialog()
          .getByRole('button', { name: `Tell me at ${odds} or better` })
          .click();
        await dialog().getByText('Alert set.').waitFor();
        await synced;
      };
      const isKnown = (): Promise<boolean> => {
        const saved = JSON.stringify(stage.server?.host.engine.snapshot());
        return Promise.resolve(saved.includes(browser.address.endpoint));
      };
      const worker = (): Worker => {
        const [found] = player.context.serviceWorkers();
        if (found === undefined) throw new Error('there is no worker');
        return found;
      };
      const shown = (): Promise<readonly string[]> =>
        worker().evaluate(async () => {
          const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
          const all = await registration.getNotifications();
          return all.map(({ title, body }) => `${title}: ${body}`);
        });
      /** Closed for the worker as well: until it knows, it leaves a message to the page, which tells nobody any more. From then on the worker counts what it tells. */
      const closePage = async (): Promise<void> => {
        await player.page.close();
        await soon(() =>
          worker().evaluate(async () => {
            const { clients } = globalThis as unknown as ServiceWorkerGlobal;
            return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
          }),
        ).toBe(0);
        await worker().evaluate(() => {
          const scope = globalThis as unknown as ServiceWorkerGlobal;
          const { registration } = scope;
          const show = ServiceWorkerRegistration.prototype.showNotification;
          scope.shownSoFar = 0;
          registration.showNotification = async (...all) => {
            await show.apply(registration, all);
            scope.shownSoFar += 1;
          };
        });
      };
      /** How many messages the browser has shown. To ask it for them before it has done so takes them away again: Chromium then finds them in its list and not on the screen. */
      const shownSoFar = (): Promise<number> =>
        worker().evaluate(() => (globalThis as unknown as ServiceWorkerGlobal).shownSoFar);
      /** As Chromium tells the worker of a tap. */
      const tapFirst = (): Promise<void> =>
        worker().evaluate(async () => {
          const scope = globalThis as unknown as ServiceWorkerGlobal;
          const [notification] = await scope.registration.getNotifications();
          scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
        });
      const move = (odds: number): Promise<void> =>
        world.market(match.marketId, { action: 'move', runnerId: match.homeId, odds });
      const bring = async (data: string): Promise<void> => {
        const registrationId = await registered(post);
        await post.send('ServiceWorker.deliverPushMessage', { origin: stage.url, registrationId, data });
      };
      const openAnew = async (path: string): Promise<void> => {
        player = await player.anotherTab(path);
      };
      /** The next message that our push service got, brought to the worker as Chromium brings its own. */
      const deliver = async (times = 1): Promise<void> => {
        sent += 1;
        await service.until(sent);
        const data = JSON.stringify(browser.read(service.messages[sent - 1]!));
        for (let time = 0; time < times; time += 1) await bring(data);
      };

      step('[SPORT-04] one switch; the browser is asked when it is pressed', async () => {
        match = await world.stillMatch();
        await openAll();
        expect(await away().isChecked()).toBe(false);
        await away().click();
        await dialog().getByText('On for this device.').waitFor();
        await dialog().getByRole('switch', { name: 'My bet is settled' }).waitFor();
      });

      step('[SPORT-04] it fits the screen, a finger and a screen reader', async () => {
        expect(await sticksOut(player)).toEqual([]);
        expect(await axeFindings(player.page)).toEqual([]);
        if (width === 'phone')
          expect(await smallTargets(player.page, '.toast-outlet, [aria-label="Announcements"] *')).toEqual(
            [],
          );
        await close();
        await player.dialog('Notifications').getByRole('button', { name: 'Close' }).click();
      });

      step('[SPORT-04] a price is told by the browser once the app is closed, and once', async () => {
        await player.moveTo(match.path);
        [home] = await player.match.sides();
        await player.match.back(home).waitFor();
        await player.page
          .getByRole('main')
          .getByRole('button', { name: /^Alerts for .* v / })
          .click();
        await setPrice('2.02');
        await closePage();
        await move(2.1);
        await deliver(2);
        await soon(shownSoFar).toBe(2);
        expect(await shown()).toEqual([
          expect.stringMatching(`^Price reached: ${home} can be backed at 2\\.10\\. `),
        ]);
      });

      step('[SPORT-04] what was told is off the list when the app is open again', async () => {
        await openAnew(match.path);
        await player.match.back(home).waitFor();
        await openAll();
        await dialog().getByText('No alerts set.').waitFor();
        expect(await player.stayingToasts()).toBe(0);
        await dialog().getByText('On for this device.').waitFor();
        await close();
        await player.dialog('Notifications').getByRole('button', { name: 'Close' }).click();
      });

      step('[SPORT-04] a tap brings the open app to the match', async () => {
        await player.moveTo('/mybets');
        await player.heading.waitFor();
        await tapFirst();
        await player.page.waitForURL(`**${match.path}`);
        await player.match.back(home).waitFor();
        await soon(shown).toEqual([]);
      });

      step(
        '[SPORT-04] while the app is on the screen it tells itself, and the browser does not',
        async () => {
          await player.page
            .getByRole('main')
            .getByRole('button', { name: /^Alerts for .* v / })
            .click();
          await setPrice('2.12');
          await close();
          await move(2.2);
          await player.sawToast(new RegExp(`${home} can be backed at 2\\.20`));
          await deliver();
          expect(await shown()).toEqual([]);
        },
      );

      step(
        '[SPORT-04] [X04] what a message says is text of a bounded length, and what says nothing is nothing',
        async () => {
          await closePage();
          for (const data of ['', 'no JSON', '[]', 'null', '{"id": "a", "title": 5, "body": ""}'])
            await bring(data);
          const title = '<img src=x onerror=alert(1)>';
          const long = JSON.stringify({
            id: 'b',
            title,
            body: 'x'.repeat(5_000),
            refMatchId: null,
            url: 'https://evil.example',
          });
          await bring(long);
          // In the order in which they came: none of those before has shown anything, nor has the one while the app was on the screen.
          await soon(shownSoFar).toBe(1);
          expect(await shown()).toEqual([`${title}: ${'x'.repeat(240)}`]);
          await openAnew('/terms');
          await tapFirst();
          await player.page.waitForURL('**/mybets');
        },
      );

      step('[SPORT-04] the log-out ends it, at the server and in the browser', async () => {
        await player.header.signOut();
        await soon(isKnown).toBe(false);
        await soon(() => player.stored('test.subscription')).toBeNull();
      });

      step('the way left no error behind', async () => {
        expect(player.traffic.problems).toEqual([]);
      });
    });
});

/** As much of a worker's scope as the types of a page do not have. */
interface ServiceWorkerGlobal {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(which: object): Promise<readonly unknown[]> };
  /** Ours. */
  shownSoFar: number;
  readonly NotificationEvent: new (
    type: string,
    init: { readonly notification: Notification | undefined },
  ) => Event;
  dispatchEvent(event: Event): boolean;
}

/** The registration of the app's worker, by the browser's own number. */
async function registered(post: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    post.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await post.send('ServiceWorker.disable');
  await post.send('ServiceWorker.enable');
  return found;
}
