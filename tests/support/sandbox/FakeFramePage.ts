import type { FramePage } from '@/adapters/sandbox/doors/inBrowser/PageGameFrames';

/** A page as far as the games in it see it: messages, and documents by address. */
export class FakeFramePage implements FramePage {
  readonly origin = 'http://app.test';
  readonly window = new EventTarget() as unknown as Window;
  readonly published = new Map<string, string>();

  readonly publish = (html: string): string => {
    const address = `blob:${this.origin}/${this.published.size + 1}`;
    this.published.set(address, html);
    return address;
  };

  readonly revoke = (address: string): void => {
    this.published.delete(address);
  };

  /** A message from a window. */
  say(data: unknown, source: object): void {
    this.window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin: 'null' }));
  }
}
