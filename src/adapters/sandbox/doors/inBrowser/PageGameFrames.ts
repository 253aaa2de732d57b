import type { FrameWord, GameFrame, GameFrames } from '@/application/ports/device/GameFrames';
import { gamePage, PLAY_PATH } from '../../provider/gamePage';
import type { WireReply } from '../../wire/SandboxBackend';
import type { SandboxLink } from '../SandboxLink';
import { refusal } from '../wireBody';

const WORDS: ReadonlyMap<unknown, FrameWord> = new Map([
  ['game:balance', 'balance'],
  ['game:leave', 'leave'],
  ['game:deposit', 'deposit'],
  ['game:limits', 'limits'],
]);

/** What a page lends to the games in it. */
export interface FramePage {
  readonly origin: string;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** A document as an address, and its end. */
  readonly publish: (html: string) => string;
  readonly revoke: (address: string) => void;
}

interface FrameMessage {
  readonly type: unknown;
  readonly id?: unknown;
  readonly body?: unknown;
}

/**
 * Games of the pretended provider in the page that hosts the sandbox. Their frame runs scripts and opens pages: without `allow-same-origin` its
 * origin is opaque, so it can reach neither this page nor its storage. What it opens is not held by its sandbox, because the page that checks a round has an opener
 * policy. It speaks through messages, of which only those of its own window count.
 */
export class PageGameFrames implements GameFrames {
  constructor(
    private readonly link: Pick<SandboxLink, 'request'>,
    private readonly page: FramePage,
  ) {}

  open(url: string): GameFrame {
    const asked = new URLSearchParams(url.split('#')[1] ?? '');
    const [session = '', language = ''] = ['session', 'lang'].map((name) => asked.get(name) ?? '');
    const src = this.page.publish(gamePage(`${this.page.origin}/games/`, session, language));
    return {
      src,
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      attach: (frameWindow, onWord) => this.listen(frameWindow as FrameWindow, onWord),
      say: (frameWindow, word) => (frameWindow as FrameWindow).postMessage({ type: `game:${word}` }, '*'),
      sizeText: (frameWindow, percent) =>
        (frameWindow as FrameWindow).postMessage({ type: 'game:text', percent }, '*'),
      close: () => this.page.revoke(src),
    };
  }

  private listen(frame: FrameWindow, onWord: (word: FrameWord) => void): () => void {
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame || !isFrameMessage(data)) return;
      const word = WORDS.get(data.type);
      if (word !== undefined) onWord(word);
      else if (data.type === 'game:play' && typeof data.id === 'number')
        void this.play(frame, data.id, data.body);
    };
    this.page.window.addEventListener('message', listen);
    return () => this.page.window.removeEventListener('message', listen);
  }

  private async play(frame: FrameWindow, id: number, body: unknown): Promise<void> {
    const reply = await this.ask(body);
    // An opaque origin has no name to send to; nobody else can have this window.
    frame.postMessage({ type: 'game:reply', id, body: reply.body }, '*');
  }

  private async ask(body: unknown): Promise<WireReply> {
    try {
      return await this.link.request({
        method: 'POST',
        path: PLAY_PATH,
        query: {},
        headers: {},
        body,
        client: 'this-browser',
      });
    } catch {
      return refusal(503, 'The sandbox is moving to another tab. Please try again.', 'TRY_AGAIN');
    }
  }
}

type FrameWindow = Pick<Window, 'postMessage'>;

function isFrameMessage(data: unknown): data is FrameMessage {
  return typeof data === 'object' && data !== null && 'type' in data;
}
