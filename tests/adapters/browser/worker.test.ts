import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { settle } from '@/adapters/node/settle';

const SOURCE = readFileSync('public/sw.js', 'utf8');
const CHROME = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Given {
  readonly userAgent?: string;
  readonly pages?: readonly PageOf[];
}

interface PageOf {
  readonly visibilityState: 'visible' | 'hidden';
  readonly frameType?: string;
  /** Whether its scripts are there. */
  readonly answers?: boolean;
  /** Whether the worker may load it anew. */
  readonly navigates?: boolean;
}

/** A channel without a way between its ends. */
class AtOnce {
  readonly port1: { onmessage: () => void } = { onmessage: () => undefined };
  readonly port2 = { postMessage: (): void => this.port1.onmessage() };
}

/** The worker's file in a scope that notes what it does; nothing takes time. */
function worker({ userAgent = CHROME, pages = [] }: Given = {}) {
  const did: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const open = pages.map(
    ({ answers = true, navigates = true, frameType = 'top-level', visibilityState }, at) => ({
      ...{ frameType, visibilityState },
      focus: () => Promise.reject(new Error('nobody pressed')),
      postMessage: ({ goTo }: { goTo: string }, [port]: AtOnce['port2'][]) => {
        if (answers) port?.postMessage();
        did.push(`page ${at} hears ${goTo}${answers ? '' : ' not'}`);
      },
      navigate: (path: string) => {
        did.push(`page ${at} is loaded at ${path}`);
        return navigates ? Promise.resolve() : Promise.reject(new Error('not mine'));
      },
    }),
  );
  const registration = {
    showNotification: (title: string, options: { silent: boolean }) => {
      did.push(`shows ${title}${options.silent ? ', silently' : ''}`);
      return Promise.resolve();
    },
    getNotifications: () => Promise.resolve([{ close: () => did.push('takes it away') }]),
  };
  const clients = {
    matchAll: () => Promise.resolve(open),
    openWindow: (path: string) => {
      did.push(`opens ${path}`);
      return Promise.resolve();
    },
  };
  const self = {
    ...{ registration, clients },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  };
  const later = (run: () => void): void => void settle().then(run);
  runInNewContext(SOURCE, { self, navigator: { userAgent }, MessageChannel: AtOnce, setTimeout: later });
  const tell = async (name: string, event: object): Promise<readonly string[]> => {
    let done: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => void (done = work) });
    await done;
    return did.splice(0);
  };
  return {
    push: (said: unknown) =>
      tell('push', { data: { json: () => (said instanceof Error ? raise(said) : said) } }),
    tap: (path: string) =>
      tell('notificationclick', { notification: { close: () => did.push('closes'), data: { path } } }),
  };
}

function raise(error: Error): never {
  throw error;
}

const NEWS = { id: 'a', title: 'Wicket', body: 'x', refMatchId: '7' };

describe('what the worker makes of a push message', () => {
  it.each([CHROME, FIREFOX, SAFARI])('nobody looks: it is shown (%s)', async (userAgent) => {
    expect(await worker({ userAgent }).push(NEWS)).toEqual(['shows Wicket']);
    const pages = [
      { visibilityState: 'hidden' },
      { visibilityState: 'visible', frameType: 'nested' },
    ] as const;
    expect(await worker({ userAgent, pages }).push(NEWS)).toEqual(['shows Wicket']);
  });

  it('the app is on the screen: nothing, but for Safari, where it is shown and taken away', async () => {
    const pages = [{ visibilityState: 'visible' }] as const;
    for (const userAgent of [CHROME, FIREFOX])
      expect(await worker({ userAgent, pages }).push(NEWS)).toEqual([]);
    expect(await worker({ userAgent: SAFARI, pages }).push(NEWS)).toEqual([
      'shows Wicket, silently',
      'takes it away',
    ]);
  });

  it.each([
    new Error('no JSON'),
    null,
    'text',
    [],
    {},
    { ...NEWS, title: 5 },
    { ...NEWS, title: ' ' },
    { ...NEWS, id: null },
  ])('what says nothing is nothing: %j', async (said) => expect(await worker().push(said)).toEqual([]));
});

describe('where a tap on a notification leads', () => {
  it('no page is open: to a new one', async () => {
    expect(await worker().tap('/mybets')).toEqual(['closes', 'opens /mybets']);
  });

  it('to the page that is seen, which goes there itself', async () => {
    const pages = [{ visibilityState: 'hidden' }, { visibilityState: 'visible' }] as const;
    expect(await worker({ pages }).tap('/mybets')).toEqual(['closes', 'page 1 hears /mybets']);
  });

  it('a page that does not answer is loaded there, and where that may not be, a new one opens', async () => {
    const pages = [{ visibilityState: 'hidden', answers: false }] as const;
    expect(await worker({ pages }).tap('/x')).toEqual([
      'closes',
      'page 0 hears /x not',
      'page 0 is loaded at /x',
    ]);
    const foreign = [{ visibilityState: 'hidden', answers: false, navigates: false }] as const;
    expect((await worker({ pages: foreign }).tap('/x')).at(-1)).toBe('opens /x');
  });
});
