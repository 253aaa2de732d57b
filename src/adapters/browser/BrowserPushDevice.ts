import type { Logger } from '@/application/ports/device/Logger';
import type { PushAddress, PushDevice, PushPermission } from '@/application/ports/device/PushDevice';

/** Whatever the types say, each of these is missing somewhere. */
interface PushBrowser {
  readonly navigator: Partial<Pick<Navigator, 'serviceWorker'>> & { readonly standalone?: boolean };
  readonly document: Pick<Document, 'documentElement'>;
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>;
  readonly PushManager?: unknown;
}

/** The worker is registered a moment after the first paint; where it is switched off it never comes. */
const PATIENCE_MS = 5_000;

/** The Push API with the worker that keeps the page for offline. Without that worker there is nobody whom a message could wake. */
export class BrowserPushDevice implements PushDevice {
  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly here: PushBrowser = globalThis as unknown as PushBrowser,
    private readonly patience: () => Promise<void> = () =>
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ) {}

  get language(): string {
    return this.here.document.documentElement.lang.startsWith('hi') ? 'hi' : 'en';
  }

  async permission(): Promise<PushPermission> {
    const { Notification: notification, navigator } = this.here;
    // Of all browsers only those of iOS know this word: there a page has no push messages, an app on the home screen has.
    if (navigator.standalone === false) return 'install';
    if (notification === undefined || (await this.#manager()) === null) return 'unsupported';
    if (notification.permission === 'denied') return 'denied';
    return notification.permission === 'granted' ? 'granted' : 'askable';
  }

  async ask(): Promise<PushPermission> {
    try {
      await this.here.Notification?.requestPermission();
    } catch (error) {
      this.#warn(error);
    }
    return this.permission();
  }

  async subscribe(serverKey: string): Promise<PushAddress | null> {
    try {
      const manager = await this.#manager();
      if (manager === null) return null;
      const wanted = bytesOf(serverKey);
      const known = await manager.getSubscription();
      if (known !== null && !isFor(known, wanted)) await known.unsubscribe();
      return addressOf(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted }));
    } catch (error) {
      this.#warn(error);
      return null;
    }
  }

  async current(): Promise<PushAddress | null> {
    try {
      const known = await (await this.#manager())?.getSubscription();
      return known === undefined || known === null ? null : addressOf(known);
    } catch (error) {
      this.#warn(error);
      return null;
    }
  }

  async unsubscribe(): Promise<void> {
    try {
      await (await (await this.#manager())?.getSubscription())?.unsubscribe();
    } catch (error) {
      this.#warn(error);
    }
  }

  onTap(listener: (path: string) => void): () => void {
    const workers = this.here.navigator.serviceWorker;
    const hear = ({ data, ports }: MessageEvent): void => {
      const path = (data as { readonly goTo?: unknown } | null)?.goTo;
      if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return;
      // Unanswered, the worker loads the page anew.
      ports[0]?.postMessage(true);
      listener(path);
    };
    workers?.addEventListener('message', hear);
    return () => workers?.removeEventListener('message', hear);
  }

  async #manager(): Promise<PushManager | null> {
    if (this.here.PushManager === undefined) return null;
    try {
      const workers = this.here.navigator.serviceWorker;
      if (workers === undefined) return null;
      const known =
        (await workers.getRegistration()) ?? (await Promise.race([workers.ready, this.patience()]));
      return (known as { readonly pushManager?: PushManager } | undefined)?.pushManager ?? null;
    } catch (error) {
      this.#warn(error);
      return null;
    }
  }

  #warn(error: unknown): void {
    this.logger.warn('push messages of this browser', { why: String(error) });
  }
}

function addressOf(subscription: PushSubscription): PushAddress | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, p256dh, auth };
}

function isFor({ options }: PushSubscription, wanted: Uint8Array): boolean {
  const key = options.applicationServerKey;
  if (key === null) return false;
  const bytes = new Uint8Array(key);
  return bytes.length === wanted.length && bytes.every((byte, place) => byte === wanted[place]);
}

/** Out of the letters of an address (base64url). */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
