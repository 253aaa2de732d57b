import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAGES } from '@/ui/routing/pages';
import { prefetchOnIntent } from '@/ui/routing/prefetchOnIntent';
import { settle } from '@/adapters/node/settle';

let asked: string[] = [];
let refused = false;
const LOADERS = Object.fromEntries(
  Object.keys(PAGES).map((name) => [
    name,
    () => {
      asked.push(name);
      return refused ? Promise.reject(new Error('gone')) : Promise.resolve();
    },
  ]),
) as unknown as typeof PAGES;

let stop = () => undefined as void;
beforeEach(() => {
  asked = [];
  refused = false;
  document.body.innerHTML =
    '<a id="bets" href="/mybets"><b>My Bets</b></a><a id="again" href="/mybets?page=2">2</a>' +
    '<a id="out" href="https://t.me/x">out</a><a id="far" href="//evil.example/mybets">far</a><p>words</p>';
});
afterEach(() => stop());

const point = (selector: string, sign = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));

describe('a link that somebody points at', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('has its page fetched at %s, once', (sign) => {
    stop = prefetchOnIntent(document, LOADERS, false);
    point('#bets b', sign);
    point('#bets', sign);
    point('#again', sign);
    expect(asked).toEqual(['myBets']);
  });

  it('[X12] nothing is fetched for what leads elsewhere, or for words', () => {
    stop = prefetchOnIntent(document, LOADERS, false);
    for (const each of ['#out', '#far', 'p']) point(each);
    expect(asked).toEqual([]);
  });

  it('[F79] what did not come is asked for again, and nobody hears of it', async () => {
    stop = prefetchOnIntent(document, LOADERS, false);
    refused = true;
    point('#bets');
    await settle();
    point('#bets');
    expect(asked).toEqual(['myBets', 'myBets']);
    await settle();
  });

  it('nothing is fetched for who saves data, or after the end', () => {
    prefetchOnIntent(document, LOADERS, true);
    point('#bets');
    prefetchOnIntent(document, LOADERS, false)();
    point('#bets');
    expect(asked).toEqual([]);
  });
});
