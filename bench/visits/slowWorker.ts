import type { Browser } from 'playwright-core';
import { SLOW_4G } from '../load/slowVisit';

/** What a page is slowed down by does not hold for its service worker, which has a network of its own: that one is slowed too, and kept awake. */
export async function slowWorker(browser: Browser, origin: string): Promise<() => Promise<void>> {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets');
  const workers = targetInfos.filter(({ type, url }) => type === 'service_worker' && url.startsWith(origin));
  if (workers.length === 0) throw new Error('no service worker');
  for (const { targetId } of workers) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    const say = (id: number, method: string, params: object) =>
      cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const answered = new Promise<void>((resolve) => {
      cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
        if ((JSON.parse(message) as { id?: number }).id === 2) resolve();
      });
    });
    await say(1, 'Network.enable', {});
    await say(2, 'Network.emulateNetworkConditions', SLOW_4G);
    await answered;
  }
  return () => cdp.detach();
}
