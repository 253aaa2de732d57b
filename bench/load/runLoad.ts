import { launchChromium } from '@tests/support/browser/launchChromium';
import type { HostedPages } from '../hosted/hostedPages';
import type { SelfSigned } from '../hosted/selfSigned';
import { median } from '../run/median';
import { scriptWeight } from './scriptWeight';
import { slowVisit } from './slowVisit';
import type { Visit } from './slowVisit';

export type LoadName = 'app' | 'empty' | 'peer';

export interface LoadSide {
  readonly firstPaint: number;
  readonly dataPainted: number;
  readonly blocked: number;
  readonly blockedFromStart: number;
  readonly shift: number;
  /** Bytes on the wire until the page is quiet, everything counted. */
  readonly wireBytes: number;
  /** Bytes after gzip of all its scripts until then. */
  readonly scriptBytes: number;
}

export interface Load {
  readonly rounds: number;
  readonly protocol: string;
  readonly app: LoadSide;
  readonly empty: LoadSide;
  /** What pages of the field are built like (bench/peer). */
  readonly peer: LoadSide;
  readonly firstPaintRatio: number;
  readonly dataRatio: number;
  /** Of the peer against the app. */
  readonly peerFirstPaintRatio: number;
  readonly peerDataRatio: number;
}

const [PRICE, HELLO] = [
  // A price with a figure in it: real data.
  ['[data-price-cell]', '\\d\\.\\d'],
  ['h1', 'Hello'],
] as const;

/** The built app with its engine behind it, an empty React page, and the peer, hosted alike and visited in turn. */
export async function runLoad(
  { pages }: Pick<HostedPages<LoadName>, 'pages'>,
  folders: Readonly<Record<LoadName, string>>,
  certificate: SelfSigned | null,
  rounds: number,
): Promise<Load> {
  const browser = await launchChromium({ args: certificate === null ? [] : [certificate.browserFlag] });
  const seen: Readonly<Record<LoadName, Visit>>[] = [];
  try {
    for (let round = 0; round < rounds; round++)
      seen.push({
        empty: await slowVisit(browser, pages.empty.url, HELLO),
        app: await slowVisit(browser, pages.app.url, PRICE),
        peer: await slowVisit(browser, pages.peer.url, PRICE),
      });
  } finally {
    await browser.close();
  }
  const side = (which: LoadName): LoadSide => {
    const of = (name: Exclude<keyof LoadSide, 'scriptBytes'>): number =>
      median(seen.map((each) => each[which][name]));
    return {
      firstPaint: of('firstPaint'),
      dataPainted: of('dataPainted'),
      blocked: of('blocked'),
      blockedFromStart: of('blockedFromStart'),
      shift: of('shift'),
      wireBytes: of('wireBytes'),
      scriptBytes: scriptWeight(seen.at(-1)?.[which].scripts ?? [], folders[which]),
    };
  };
  const ratio = (name: 'firstPaint' | 'dataPainted', of: LoadName, against: LoadName): number =>
    median(seen.map((each) => each[of][name] / each[against][name]));
  return {
    rounds,
    protocol: certificate === null ? 'HTTP/1.1' : 'HTTP/2 and TLS',
    app: side('app'),
    empty: side('empty'),
    peer: side('peer'),
    firstPaintRatio: ratio('firstPaint', 'app', 'empty'),
    dataRatio: ratio('dataPainted', 'app', 'empty'),
    peerFirstPaintRatio: ratio('firstPaint', 'peer', 'app'),
    peerDataRatio: ratio('dataPainted', 'peer', 'app'),
  };
}
