import type { Browser } from 'playwright-core';
import { servedApp } from '@tests/support/browser/servedApp';
import { servedRemoteApp } from '@tests/support/browser/servedRemoteApp';
import { buildPages } from '../run/buildPages';
import { median } from '../run/median';
import { scriptWeight } from './scriptWeight';
import { slowVisit } from './slowVisit';
import type { Visit } from './slowVisit';

export interface LoadSide {
  readonly firstPaint: number;
  readonly dataPainted: number;
  readonly blocked: number;
  readonly shift: number;
}

export interface Load {
  readonly rounds: number;
  readonly app: LoadSide;
  readonly empty: LoadSide;
  readonly firstPaintRatio: number;
  readonly dataRatio: number;
  /** Bytes after gzip of all scripts of the app until it is quiet. */
  readonly scriptBytes: number;
}

/** A price with a figure in it: real data. */
const PRICE = ['[data-price-cell]', '\\d\\.\\d'] as const;
const HELLO = ['h1', 'Hello'] as const;

/** The built app with its engine behind it, and an empty React page from the same server, in turn. */
export async function runLoad(browser: Browser, rounds: number): Promise<Load> {
  const app = await servedRemoteApp();
  const empty = await servedApp({ dist: await buildPages('empty') });
  const seen: { app: Visit; empty: Visit }[] = [];
  try {
    for (let round = 0; round < rounds; round++)
      seen.push({
        empty: await slowVisit(browser, empty.url, HELLO),
        app: await slowVisit(browser, app.url, PRICE),
      });
  } finally {
    await Promise.all([app.close(), empty.close()]);
  }
  const side = (which: 'app' | 'empty'): LoadSide => {
    const of = (name: keyof LoadSide): number => median(seen.map((each) => each[which][name]));
    return {
      firstPaint: of('firstPaint'),
      dataPainted: of('dataPainted'),
      blocked: of('blocked'),
      shift: of('shift'),
    };
  };
  const ratio = (name: 'firstPaint' | 'dataPainted'): number =>
    median(seen.map((each) => each.app[name] / each.empty[name]));
  return {
    rounds,
    app: side('app'),
    empty: side('empty'),
    firstPaintRatio: ratio('firstPaint'),
    dataRatio: ratio('dataPainted'),
    scriptBytes: scriptWeight(seen.at(-1)?.app.scripts ?? []),
  };
}
