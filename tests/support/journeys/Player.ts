import type { BrowserContext, Locator, Page } from 'playwright-core';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';
import { AuthScreens, codeInInbox } from './AuthScreens';
import type { NewPlayer } from './AuthScreens';
import type { Entrance, Saved } from './entrance';
import { ExposureScreens } from './ExposureScreens';
import { GameScreen } from './GameScreen';
import { HeaderBar } from './HeaderBar';
import { MatchScreen } from './MatchScreen';
import { SlipScreen } from './SlipScreen';
import type { Traffic } from './Traffic';
import type { StillMatch } from './World';

/** Without games, prices and pictures: who goes on from there at once loads nothing that is not looked at. */
export const QUIET_PAGE = '/terms';

/** One person in one tab: where they are, what they see, what they can do. */
export class Player {
  readonly header: HeaderBar;
  readonly auth: AuthScreens;
  readonly match: MatchScreen;
  readonly slip: SlipScreen;
  readonly exposure: ExposureScreens;
  readonly game: GameScreen;

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    private readonly appUrl: string,
    readonly traffic: Traffic,
    /** null: into this backend there is no way but the app's own. */
    private readonly entrance: Entrance | null = null,
  ) {
    this.header = new HeaderBar(page);
    this.auth = new AuthScreens(page);
    this.match = new MatchScreen(page);
    this.slip = new SlipScreen(page);
    this.exposure = new ExposureScreens(page);
    this.game = new GameScreen(page);
  }

  /** By the address bar; resolves when the page has its heading. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(`${this.appUrl}${path}`);
    await this.heading.waitFor();
  }

  /** Inside the app, as a link of it leads there: what it knows stays. */
  async moveTo(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }

  get heading(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1 });
  }

  /** Path of the address bar. */
  get path(): string {
    return new URL(this.page.url()).pathname;
  }

  private get toasts(): Locator {
    const shown = this.page.locator('.toast-outlet').getByRole('region');
    return shown.getByRole('alert').or(shown.getByRole('status'));
  }

  /** Resolves once a toast has said this, also when it has closed since. What was waited for counts once. */
  async sawToast(text: string | RegExp): Promise<void> {
    const wanted = text instanceof RegExp ? { source: text.source, flags: text.flags } : text;
    const seen = this.page.waitForFunction((expected) => {
      const { toastTexts } = globalThis as unknown as { toastTexts: string[] };
      const pattern = typeof expected === 'string' ? null : new RegExp(expected.source, expected.flags);
      const at = toastTexts.findIndex((each) => pattern?.test(each) ?? each.includes(String(expected)));
      if (at === -1) return false;
      toastTexts.splice(at, 1);
      return true;
    }, wanted);
    await seen.catch(async (cause: unknown) => {
      const { toasts, text: shown } = await this.page.evaluate(() => ({
        toasts: (globalThis as unknown as { toastTexts: string[] }).toastTexts,
        text: document.body.innerText,
      }));
      throw new Error(`no toast says ${String(text)}; others: ${toasts.join(' | ')}; the page: ${shown}`, {
        cause,
      });
    });
  }

  /** A toast that says this, on screen. */
  toast(text: string | RegExp): Locator {
    return this.toasts.filter({ hasText: text });
  }

  /** How many toasts are on screen; those that are leaving count no more, however long their way takes. */
  stayingToasts(): Promise<number> {
    return this.page
      .locator('.toast-outlet .Toastify__toast')
      .evaluateAll((all) => all.filter((each) => !each.matches('.toast-exit, .toast-exit *')).length);
  }

  /** Taken off with a tap, as somebody does whose menu they lie over. */
  async dismissToasts(): Promise<void> {
    const closers = this.toasts.getByRole('button');
    const deadline = performance.now() + WAIT_LIMIT_MS;
    while ((await closers.count()) > 0) {
      if (performance.now() > deadline)
        throw new Error(`toasts that stay, or come again and again: ${await this.toasts.allInnerTexts()}`);
      // One that closes by itself meanwhile is gone all the same.
      await closers.evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));
    }
  }

  /** Closes the toast that this causes as soon as it is there, and says what a press in its middle meets once it has begun to leave: the toast, or what lies below. */
  async pressOnLeavingToast(cause: () => Promise<void>): Promise<'toast' | 'page'> {
    await this.dismissToasts();
    const met = this.page.evaluate(
      () =>
        new Promise<'toast' | 'page'>((resolve) => {
          new MutationObserver(() => {
            const toast = document.querySelector('.toast-outlet .Toastify__toast');
            if (toast === null) return;
            if (!toast.matches('.toast-exit, .toast-exit *')) return toast.querySelector('button')?.click();
            const { x, y, width, height } = toast.getBoundingClientRect();
            const below = document.elementFromPoint(x + width / 2, y + height / 2);
            resolve(below?.closest('.toast-outlet') ? 'toast' : 'page');
          }).observe(document, { subtree: true, attributes: true, childList: true });
        }),
    );
    await cause();
    return met;
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** What the browser keeps under this name. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** The same person, another tab. */
  async anotherTab(path: string): Promise<Player> {
    const page = await this.context.newPage();
    const tab = new Player(page, this.context, this.appUrl, this.traffic, this.entrance);
    await tab.open(path);
    return tab;
  }

  /** With a demo account, as one who was here before: a log-in on the screen costs as much as two pages, and most journeys are about what comes after it. */
  async enterAsDemo(path = QUIET_PAGE): Promise<void> {
    if (this.entrance === null) return this.tryTheDemo(path);
    await this.comeBack(await this.entrance.asDemo(), path);
  }

  /** With an account of their own, as one who signed up before. */
  async enterAsNew(person: NewPlayer, path = QUIET_PAGE): Promise<void> {
    if (this.entrance === null) throw new Error('nobody can have been here before');
    await this.comeBack(await this.entrance.asNew(person), path);
  }

  private async comeBack(saved: Saved, path: string): Promise<void> {
    // Before the page's own scripts, and for this one load: what a journey then does to the storage stays done.
    const debug = await this.context.newCDPSession(this.page);
    await debug.send('Page.enable');
    const { identifier } = await debug.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `if (location.origin === ${JSON.stringify(this.appUrl)})
        for (const [key, value] of ${JSON.stringify(saved)}) localStorage.setItem(key, value);`,
    });
    await this.open(path);
    await debug.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    await debug.detach();
    await this.header.exposure.waitFor();
  }

  /** With a demo account, from the first page on. */
  async tryTheDemo(path = '/home'): Promise<void> {
    await this.open('/');
    await this.logInAsDemo();
    if (path !== '/home') await this.open(path);
  }

  /** The same from the page that is open. */
  async logInAsDemo(): Promise<void> {
    await this.header.logIn.click();
    await this.auth.titled('Login').getByRole('button', { name: 'Try the demo' }).click();
    await this.page.waitForURL('**/home');
    await this.header.exposure.waitFor();
  }

  /** Signs up, with the code that the sandbox in the page shows. */
  async signUp(person: NewPlayer): Promise<void> {
    await this.open('/');
    await this.header.register.click();
    await this.auth.askForCode(person.mobile);
    await this.auth.verify(await codeInInbox(this.page));
    await this.auth.fillDetails(person);
    await this.auth.press('Create account');
    await this.page.waitForURL('**/home');
    await this.header.exposure.waitFor();
  }

  /** Opens the slip on the home side of a match, with this stake. Returns the side's name. */
  async backHome({ path }: Pick<StillMatch, 'path'>, stake: string): Promise<string> {
    await this.toMatch(path);
    return this.pickHome(stake);
  }

  /** As a link leads there. From a match by a page between: nothing that can be seen would tell its heading from the next one's. */
  async toMatch(path: string): Promise<void> {
    await this.dismissToasts();
    if (this.path.startsWith('/exchange/')) {
      await this.moveTo(QUIET_PAGE);
      await this.heading.filter({ hasNotText: ' v ' }).waitFor();
    }
    await this.moveTo(path);
    await this.heading.filter({ hasText: ' v ' }).waitFor();
  }

  /** The same on the match that is open. */
  async pickHome(stake: string): Promise<string> {
    const [home] = await this.match.sides();
    await this.match.back(home).click();
    await this.slip.stake.fill(stake);
    return home;
  }
}
