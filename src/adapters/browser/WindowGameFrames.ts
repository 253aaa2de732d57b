import type { FrameWord, GameFrame, GameFrames } from '@/application/ports/device/GameFrames';

/**
 * Scripts with their own storage, forms and windows; never this page's address (docs/faults.md). What it opens is a page like any other: held by this
 * sandbox, it would be refused by every site that has an opener policy. The host is another origin: the core saw to it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const WORDS: ReadonlyMap<unknown, FrameWord> = new Map([
  ['game:balance', 'balance'],
  ['game:leave', 'leave'],
  ['game:deposit', 'deposit'],
  ['game:limits', 'limits'],
]);

/** Games from the hosts of their providers. */
export class WindowGameFrames implements GameFrames {
  constructor(private readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {}

  open(url: string): GameFrame {
    const { origin } = new URL(url);
    // To the host that was framed, and to no other that it may have gone to.
    const send = (frameWindow: object, message: object): void =>
      (frameWindow as Window).postMessage(message, origin);
    return {
      src: url,
      sandbox: SANDBOX,
      attach: (frameWindow, onWord) => {
        /** assumed: `{type: 'game:…'}`. From this very window, on the host that was framed, in exactly this form (X18). */
        const listen = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
          if (source !== frameWindow || from !== origin) return;
          const word = typeof data === 'object' && data !== null && 'type' in data && WORDS.get(data.type);
          if (word) onWord(word);
        };
        this.page.addEventListener('message', listen);
        return () => this.page.removeEventListener('message', listen);
      },
      say: (frameWindow, word) => send(frameWindow, { type: `game:${word}` }),
      sizeText: (frameWindow, percent) => send(frameWindow, { type: 'game:text', percent }),
      close: () => undefined,
    };
  }
}
