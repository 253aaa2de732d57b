import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FIRST_QUESTIONS } from '@/adapters/http/firstQuestions';
import { asking } from '@scripts/lib/earlyScript.mjs';
import english from '@/texts/en/first/common.json';
import hindi from '@/texts/hi/first/common.json';

const REMOTE = { backend: 'remote', apiUrl: 'https://api.example/', sportsUrl: 'https://sports.example' };

/** Its element in the page, with what the build writes to it. */
const SCRIPT = document.createElement('script');
const [element = ''] =
  /<script src="\/early.js"[^>]*>/.exec(asking(readFileSync('index.html', 'utf8'), FIRST_QUESTIONS)) ?? [];
for (const [, name = '', value = ''] of element.matchAll(/(data-\w+)="([^"]*)"/g))
  SCRIPT.setAttribute(name, value);
Object.assign(SCRIPT.dataset, {
  axios: '/assets/axios.js',
  sandbox: '/assets/sandbox.js',
  engine: '/assets/engine.js',
});
SCRIPT.setAttribute('data-texts-hi', '/assets/hindi.js');

const preloaded = (): readonly (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

/** Runs `public/early.js` as a page would; answers with what it asked for. */
async function asked(config: object, path = '/'): Promise<readonly string[]> {
  const urls: string[] = [];
  vi.stubGlobal('location', { pathname: path });
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return Promise.resolve(new Response(url === '/config.json' ? JSON.stringify(config) : '{}'));
  });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: SCRIPT });
  runInThisContext(readFileSync('public/early.js', 'utf8'));
  await globalThis.prefetchedReplies?.get('/config.json')?.reply;
  return urls;
}

describe('the page before any script', () => {
  const [, frame = ''] = /<body>(.*)<noscript/s.exec(readFileSync('index.html', 'utf8')) ?? [];
  const framed = new DOMParser().parseFromString(frame, 'text/html');
  const said = (lang: string, within: string): readonly (string | undefined)[] =>
    [...framed.querySelectorAll(`${within} [lang=${lang}]`)].map((part) =>
      part.textContent.replaceAll(/\s+/g, ' ').trim(),
    );

  it('[F92] says in both languages what it says in one, with the words of the app for another try', () => {
    const [inEnglish, inHindi] = [said('en-IN', '.first-paint-failed'), said('hi-IN', '.first-paint-failed')];
    expect([inEnglish.length, inHindi.length]).toEqual([2, 2]);
    // As much is said: the app, that no money moved, what to do.
    for (const [at, text] of inHindi.entries())
      expect(text?.match(/[।;]/g)?.length).toBe(inEnglish[at]?.match(/[.;]/g)?.length);
    expect([said('en-IN', '.first-paint-retry'), said('hi-IN', '.first-paint-retry')]).toEqual([
      [english['common.retry']],
      [hindi['common.retry']],
    ]);
  });

  it('[F92] says why it offers another try while nothing has come: in both languages, as much in each', () => {
    const [inEnglish, inHindi] = [said('en-IN', '.first-paint-slow'), said('hi-IN', '.first-paint-slow')];
    expect([inEnglish.length, inHindi.length]).toEqual([1, 1]);
    expect(inHindi[0]?.match(/[।:]/g)?.length).toBe(inEnglish[0]?.match(/[.:]/g)?.length);
    // One with the link: they come together.
    expect(
      framed.querySelector('.first-paint-late:has(.first-paint-slow) a.first-paint-retry'),
    ).not.toBeNull();
  });

  it('[F92] can be loaded again without any script', () => {
    expect(framed.querySelector('a.first-paint-retry')?.getAttribute('href')).toBe('');
  });
});

describe('the script before the first paint', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'currentScript');
    document.head.replaceChildren();
    localStorage.clear();
    globalThis.prefetchedReplies = undefined;
  });

  it('asks the backend for what the landing page shows, where the configuration says', async () => {
    expect(await asked(REMOTE)).toEqual([
      '/config.json',
      'https://api.example/announcement/display',
      'https://api.example/getAppDetails',
      'https://api.example/getBanners',
      'https://sports.example/bet/matches?inplay=true',
    ]);
    expect(globalThis.prefetchedReplies?.size).toBe(5);
  });

  it('asks a backend of a language of its own nothing, and has no sandbox come for it', async () => {
    const config = { ...REMOTE, backend: 'osprey', dialect: { apiUrl: 'https://osprey.example' } };
    expect(await asked(config)).toEqual(['/config.json']);
    expect(preloaded()).toEqual([]);
  });

  it('leaves the configuration readable for the app', async () => {
    await asked(REMOTE);
    const reply = await globalThis.prefetchedReplies?.get('/config.json')?.reply;
    expect(await reply?.json()).toEqual(REMOTE);
  });

  it('asks for no matches where none are shown', async () => {
    expect((await asked(REMOTE, '/terms')).filter((url) => url.includes('matches'))).toEqual([]);
  });

  it('leaves the questions of a player to the app, which knows the token', async () => {
    localStorage.setItem('token', 'kept');
    expect(await asked(REMOTE)).toEqual(['/config.json']);
  });

  it('asks for axios at once for a player, for a visitor not at all: what they see was asked ahead', async () => {
    await asked(REMOTE);
    expect(preloaded()).toEqual([]);
    localStorage.setItem('token', 'kept');
    const reply = asked(REMOTE);
    expect(preloaded()).toEqual(['/assets/axios.js']);
    await reply;
    expect(preloaded()).toEqual(['/assets/axios.js']);
  });

  it('asks for the sandbox where the sandbox is the backend', async () => {
    await asked({});
    expect(preloaded()).toEqual(['/assets/sandbox.js']);
  });

  it.each([
    ['no break is known', null, false],
    ['one is over', String(Date.now() - 1), false],
    ['one goes on', String(Date.now() + 60_000), true],
    ['one has no end', 'Infinity', true],
  ])('where %s: whether nothing invites to play', async (_, until, onBreak) => {
    if (until !== null) localStorage.setItem('ui.breakUntil', until);
    await asked(REMOTE);
    expect(document.documentElement.hasAttribute('data-on-break')).toBe(onBreak);
    document.documentElement.removeAttribute('data-on-break');
  });

  it('asks for the first texts of the language that is kept, where there are any', async () => {
    localStorage.setItem('ui.language', 'hi');
    await asked(REMOTE);
    expect(preloaded()).toEqual(['/assets/hindi.js']);
    document.head.replaceChildren();
    for (const language of ['en', 'xx', 'axios']) {
      localStorage.setItem('ui.language', language);
      await asked(REMOTE);
    }
    expect(preloaded()).toEqual([]);
  });

  it('asks no backend where there is none', async () => {
    // The engine's script is a file of the app's own.
    expect(await asked({})).toEqual(['/config.json', '/assets/engine.js']);
    // Its address is missing: the app says so, and nobody asks `undefined`.
    expect(await asked({ backend: 'remote', apiURL: 'https://api.example' })).toEqual(['/config.json']);
  });
});
