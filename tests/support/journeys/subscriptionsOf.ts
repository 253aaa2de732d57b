import type { Page } from 'playwright-core';

/** The markets that the page is subscribed to, by what it says on its sockets. */
export function subscriptionsOf(page: Page) {
  const held = new Set<string>();
  let most = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const event = /\["(market:(?:un)?subscribe)",(\{.*\})\]$/.exec(String(payload));
      if (event === null) return;
      const { ids } = JSON.parse(event[2] ?? '{}') as { ids: readonly string[] };
      for (const id of ids) {
        if (event[1] === 'market:subscribe') held.add(id);
        else held.delete(id);
      }
      most = Math.max(most, held.size);
    });
  });
  return { held, most: () => most };
}
