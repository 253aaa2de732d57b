import type { BrowserContextOptions } from 'playwright-core';
import type { SandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { servedApp } from '@tests/support/browser/servedApp';
import { servedRemoteApp } from '@tests/support/browser/servedRemoteApp';
import type { RemoteOptions } from '@tests/support/browser/servedRemoteApp';
import { followsTheDevice } from '@tests/support/browser/followsTheDevice';
import { hasSaidTheirAge } from '@tests/support/browser/hasSaidTheirAge';
import { recordToasts } from '@tests/support/browser/recordToasts';
import { shiftClock, shiftToNoon } from '@tests/support/browser/shiftToNoon';
import { viewports } from '@tests/support/browser/viewports';
import { entranceInPages, entranceOnServer } from './entrance';
import { Player } from './Player';
import { Traffic } from './Traffic';

export type Width = keyof typeof viewports;

export interface ArriveOptions {
  readonly width?: Width;
  readonly context?: BrowserContextOptions;
  /** false: this device was never asked for its user's age. */
  readonly ofAge?: boolean;
  /** Runs in every page before the app's own scripts. */
  readonly before?: () => void;
}

/** A browser, the built app with its real headers, and one of the two backends. */
export interface Stage {
  readonly browser: BorrowedChromium;
  readonly url: string;
  /** The sandbox behind HTTP and socket.io; null when it is in the pages. */
  readonly server: SandboxServer | null;
  /** What browsers reported against the content security policy, Trusted Types included. */
  readonly cspReports: { readonly reports: readonly unknown[] };
  /** Somebody with a browser of their own: nothing stored, on an empty page. */
  arrive(options?: ArriveOptions): Promise<Player>;
  /** Rejects when a page broke the policy at any time: no journey may. */
  close(): Promise<void>;
}

/** A phone is touched and has no mouse; both want less motion where that is not what is tested. */
const LESS_MOTION = { reducedMotion: 'reduce' } as const;
const DEVICES: Readonly<Record<Width, BrowserContextOptions>> = {
  phone: { ...LESS_MOTION, viewport: viewports.phone, isMobile: true, hasTouch: true },
  laptop: { ...LESS_MOTION, viewport: viewports.laptop },
};

export async function openStage(
  backend: 'sandbox' | 'remote',
  remoteOptions: RemoteOptions = {},
): Promise<Stage> {
  const remote = backend === 'remote' ? await servedRemoteApp(remoteOptions) : null;
  if (remote !== null) return raiseStage(remote, remote.sandbox);
  return raiseStage(await servedApp(), null, shiftToNoon());
}

/** A world in which nothing begins, ends or changes its price while a page loads: what moves then is moved by the page. `startMs`: for what is not so at every hour. */
export function openStillStage(startMs = Date.now()): Promise<Stage> {
  return openStage('remote', { startMs, server: { clock: { now: () => startMs } } });
}

/** A browser before an app that is served already; whatever is behind it goes with it. */
export async function raiseStage(
  app: Awaited<ReturnType<typeof servedApp>>,
  server: SandboxServer | null = null,
  /** What the clock of its pages is moved by; a backend of its own has its own clock, and pages go by that one. */
  shift = 0,
  lend: () => Promise<BorrowedChromium> = borrowChromium,
): Promise<Stage> {
  const browser = await lend();
  return {
    browser,
    url: app.url,
    server,
    cspReports: app.cspReports,
    async arrive({ width = 'laptop', context: more = {}, before, ofAge = true } = {}) {
      const context = await browser.newContext({
        locale: 'en-IN',
        // What a journey breaks in the network must reach the page, and not what was kept of it.
        serviceWorkers: 'block',
        ...DEVICES[width],
        ...more,
      });
      const traffic = new Traffic(context);
      if (shift !== 0) await context.addInitScript(shiftClock, shift);
      await context.addInitScript(recordToasts);
      // Both themes are looked at: the device says which, as for a player who chose so.
      await context.addInitScript(followsTheDevice);
      if (ofAge) await context.addInitScript(hasSaidTheirAge);
      if (before !== undefined) await context.addInitScript(before);
      const entrance = server === null ? entranceInPages() : entranceOnServer(server);
      return new Player(await context.newPage(), context, app.url, traffic, entrance);
    },
    async close() {
      await browser.close();
      await app.close();
      const { reports } = app.cspReports;
      if (reports.length > 0) throw new Error(`reported against the policy: ${JSON.stringify(reports)}`);
    },
  };
}
