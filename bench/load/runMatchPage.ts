import { worldOfServer } from '@tests/support/journeys/World';
import type { HostedPages } from '../hosted/hostedPages';
import { median } from '../run/median';
import { PLAIN_FUNCTIONS } from '../run/plainFunctions';
import { openPlayers, TRUSTING } from './openPlayers';
import { scriptWeight } from './scriptWeight';

export interface MatchPage {
  /** Bytes after gzip of all scripts of a match page, opened by its address, signed in. */
  readonly scriptBytes: number;
  /** From the tap to the painted slip at 4x slower, milliseconds. */
  readonly slipOpens: number;
}

const CPU = 4;
const SETTLE_MS = 1_000;

/** A player opens a match and taps a price. */
export async function runMatchPage(hosted: HostedPages<'app'>, rounds: number): Promise<MatchPage> {
  const stage = await openPlayers(hosted);
  try {
    const match = await worldOfServer(hosted.sandbox).stillMatch();
    const opened: number[] = [];
    let scripts: string[] = [];
    for (let round = 0; round < rounds; round++) {
      // Somebody new each time: slips outlive a reload.
      const player = await stage.arrive({ context: TRUSTING });
      await player.context.addInitScript(PLAIN_FUNCTIONS);
      await player.enterAsDemo('/home');
      scripts = [];
      const seen = scripts;
      player.page.on('requestfinished', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) seen.push(pathname);
      });
      await player.open(match.path);
      const [home] = await player.match.sides();
      const price = player.match.back(home);
      await price.waitFor();
      await player.page.waitForTimeout(SETTLE_MS);
      const cdp = await player.context.newCDPSession(player.page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
      opened.push(await price.evaluate(untilSlipIsPainted));
      await player.context.close();
    }
    return { scriptBytes: scriptWeight(scripts), slipOpens: median(opened) };
  } finally {
    await stage.close();
  }
}

/** Runs in the page: taps, and answers when a field for the stake has been painted. */
function untilSlipIsPainted(price: HTMLElement | SVGElement): Promise<number> {
  const isThere = (): boolean =>
    [...document.querySelectorAll('input')].some(
      (input) => (input.labels?.[0]?.textContent ?? '').startsWith('Stake') && input.checkVisibility(),
    );
  if (isThere()) throw new Error('the slip is open already');
  const tapped = performance.now();
  (price as HTMLElement).click();
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isThere()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - tapped));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}
