import { randomHex } from '../parts/hex';
import type { View } from './Game';

// How a game asks its provider: over its own origin, or, in a page that hosts the whole sandbox, through that page.
const inPage = location.protocol === 'blob:';
const session = inPage
  ? document.body.dataset['session']
  : new URLSearchParams(location.hash.slice(1)).get('session');
const WAIT_MS = 8_000;
/** Percent: beyond these it is no size of letters. */
const [SMALLEST, LARGEST] = [50, 300];

interface Reply {
  readonly error: boolean;
  readonly message: string;
  readonly code?: string;
  /** Of a refusal: nothing, or what was in the way. */
  readonly data: (View & { readonly ownLimits?: readonly OwnLimit[] }) | null;
}

/** A limit of the player's own that was in the way of a bet, and what is left of it. Rupees. */
export interface OwnLimit {
  readonly kind: string;
  readonly period: string;
  readonly amount: number;
  readonly left: number;
}

/** A refusal of the provider, or no answer at all: then it has no code. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code?: string,
    readonly ownLimits: readonly OwnLimit[] = [],
  ) {
    super(message);
  }
}

const waiting = new Map<unknown, (body: Reply) => void>();
let last = 0;

heedPage('game:reply', ({ id, body }) => {
  waiting.get(id)?.(body as Reply);
  waiting.delete(id);
});

const overPage = (body: object): Promise<Reply> =>
  new Promise((resolve, reject) => {
    last += 1;
    const id = last;
    waiting.set(id, resolve);
    setTimeout(() => {
      if (waiting.delete(id)) reject(new Refusal('no answer'));
    }, WAIT_MS);
    // Our own origin is opaque and so we cannot name the page's; the page only listens to its own frame.
    window.parent.postMessage({ type: 'game:play', id, body }, '*');
  });

const overHttp = async (body: object): Promise<Reply> => {
  const reply = await fetch('/games/play', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(WAIT_MS),
  });
  return (await reply.json()) as Reply;
};
const send = inPage ? overPage : overHttp;

/** Asked once more after silence: every call may come twice and happens once. */
export async function ask(call: string, more: object = {}): Promise<View> {
  const body = { session, call, ...more };
  const reply = await send(body).catch(() => send(body));
  if (!reply.error && reply.data !== null) return reply.data;
  throw new Refusal(reply.message, reply.code, reply.data?.ownLimits);
}

export function tell(word: 'balance' | 'leave' | 'deposit' | 'limits'): void {
  window.parent.postMessage({ type: `game:${word}` }, '*');
}

type Message = Partial<Record<string, unknown>>;

/** What the page that frames us says, and no other. */
function heedPage(type: string, heed: (message: Message) => unknown): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
    if (source === window.parent && data?.['type'] === type) heed(data);
  });
}

/** The wallet has changed; how much there is, only the provider says. */
export function onWalletMoved(heed: () => unknown): void {
  heedPage('game:wallet', heed);
}

/** How big the player has the letters of the app around us, in percent of the browser's own; again when they choose anew. */
export function onTextSized(heed: (percent: number) => unknown): void {
  heedPage('game:text', ({ percent }) => {
    if (typeof percent === 'number' && percent >= SMALLEST && percent <= LARGEST) heed(percent);
  });
}

export function newKey(): string {
  return randomHex(8);
}
