import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';
import type { StillMatch, World } from '@tests/support/journeys/World';

interface WireMarkets {
  readonly markets: readonly {
    readonly id: string;
    readonly result: string | null;
    readonly runners: readonly { readonly id: string }[];
  }[];
}

/** What the page keeps for the test: its sockets, and what it saw of one price. */
type Watched = Window & { sockets?: WebSocket[]; burst?: Burst };
interface Burst {
  readonly sent: number;
  readonly frames: number;
  /** Texts of the price, each as it stood when it was painted over. */
  readonly painted: readonly string[];
  readonly last: string;
}

function keepSockets(): void {
  const sockets: WebSocket[] = ((window as Watched).sockets = []);
  window.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      sockets.push(this);
    }
  };
}

/**
 * Five hundred updates a second of one price, as if the server had sent them: numbered on from its last message. A thousand at least, and as
 * many as come while the browser draws sixty frames.
 */
async function burst(cell: Locator, [marketId, runnerId]: readonly [string, string]): Promise<Burst> {
  return cell.evaluate(
    (button, [market, runner]) =>
      new Promise<Burst>((resolve) => {
        const socket = (window as Watched).sockets?.findLast(
          ({ readyState }) => readyState === WebSocket.OPEN,
        );
        if (socket === undefined) throw new Error('no socket');
        const painted: string[] = [];
        const watch = new MutationObserver(() => painted.push(button.textContent ?? ''));
        let [sent, frames] = [0, 0];
        let last = '';
        let chain: { epoch: string; seq: number } | null = null;
        let isOver = false;
        const isEnough = (): boolean => sent >= 1_000 && frames >= 60;
        const inject = (event: MessageEvent): void => {
          const text = String(event.data);
          if (!text.startsWith('42["market:update"') || event.isTrusted === false) return;
          // From here on the numbers are ours; what the server says next would reveal a gap.
          event.stopImmediatePropagation();
          if (chain !== null) return;
          const [, message] = JSON.parse(text.slice(2)) as [
            string,
            { epoch: string; prev: number; seq: number },
          ];
          chain = { epoch: message.epoch, seq: message.prev };
          watch.observe(button, { characterData: true, childList: true, subtree: true });
          requestAnimationFrame(function count() {
            frames += 1;
            if (!isOver) requestAnimationFrame(count);
          });
          const start = performance.now();
          const timer = setInterval(() => {
            const due = Math.floor((performance.now() - start) / 2);
            for (; sent < due && chain !== null; sent += 1) {
              last = (2 + (sent % 90) / 100).toFixed(2);
              const update = {
                epoch: chain.epoch,
                prev: chain.seq,
                seq: chain.seq + 1,
                markets: [{ id: market, runners: [{ id: runner, back: [[0, Number(last), 500 + sent]] }] }],
              };
              chain.seq += 1;
              socket.dispatchEvent(
                new MessageEvent('message', { data: `42${JSON.stringify(['market:update', update])}` }),
              );
            }
            if (!isEnough()) return;
            clearInterval(timer);
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                isOver = true;
                watch.disconnect();
                socket.removeEventListener('message', inject, true);
                resolve({ sent, frames, painted, last });
              }),
            );
          }, 1);
        };
        socket.addEventListener('message', inject, true);
      }),
    [marketId, runnerId] as const,
  );
}

describe('faults of prices, with a slip open, on a phone', () => {
  let stage: Stage;
  let server: SandboxServer;
  let player: Player;
  let world: World;
  let match: StillMatch;

  beforeAll(async () => {
    stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    server = stage.server;
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    server.host.reset();
    world = worldOfServer(server);
    player = await stage.arrive({ width: 'phone', before: keepSockets });
    await player.enterAsDemo('/terms');
    match = await world.stillMatch();
  });
  afterEach(() => player.context.close());

  /** The first market of a kind that takes bets, with a price that the test set. */
  async function market(kind: 'bookmaker' | 'fancy') {
    const reply = await fetch(`${server.url}/bet/${kind}/odds?refmatchid=${match.id}`);
    const { data } = (await reply.json()) as { data: WireMarkets };
    const found = data.markets.find(({ result }) => result === null);
    const runnerId = found?.runners[0]?.id;
    if (found === undefined || runnerId === undefined) throw new Error(`no ${kind}`);
    await world.market(found.id, { action: 'resume' });
    await world.market(found.id, {
      action: 'move',
      runnerId,
      odds: 1.9,
      ...(kind === 'fancy' ? { line: 40 } : {}),
    });
    return { id: found.id, runnerId };
  }

  async function openSlip(kind: 'matchOdds' | 'bookmaker' | 'fancy'): Promise<string> {
    if (kind === 'matchOdds') {
      await player.backHome(match, '500');
      return match.marketId;
    }
    const { id } = await market(kind);
    await player.toMatch(match.path);
    const tabs = player.page.getByRole('tab', { name: kind === 'fancy' ? 'Fancy' : 'Bookmaker' });
    const cell: Locator =
      kind === 'fancy'
        ? player.page.locator(`[id="fancy-${id}"]`).getByRole('button', { name: /^Yes / })
        : player.page
            .locator(`section[aria-labelledby="market-${id}"]`)
            .getByRole('button', { name: /^Back / })
            .first();
    await tabs.or(cell).first().waitFor();
    if ((await tabs.count()) > 0) await tabs.first().click();
    await cell.click();
    await player.slip.stake.fill('500');
    return id;
  }

  it('[F02] the network goes: greyed and not to be placed on, the slip stays; back: the prices of now', async () => {
    const home = await player.backHome(match, '500');
    await soon(() => player.slip.place.isEnabled()).toBe(true);
    await player.context.setOffline(true);
    expect(await player.page.evaluate(() => navigator.onLine)).toBe(false);
    await soon(() => player.slip.place.isEnabled()).toBe(false);
    await soon(() => player.slip.stake.inputValue()).toBe('500');
    await world.market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2.3 });
    await player.context.setOffline(false);
    await soon(() => player.slip.place.isEnabled()).toBe(true);
    await soon(() => player.slip.stake.inputValue()).toBe('500');
    await player.slip.press('Hide the bet slip');
    await soon(() => player.match.back(home).innerText()).toMatch(/^2\.30\s/);
  });

  it('[F39] 500 updates a second: a frame paints a price once at most, the last value stands, and the slip can be typed into', async () => {
    const home = await player.backHome(match, '5');
    const bursting = burst(player.match.back(home), [match.marketId, match.homeId]);
    await player.slip.stake.fill('750');
    const { sent, frames, painted, last } = await bursting;
    expect(sent).toBeGreaterThanOrEqual(1_000);
    expect(painted.length).toBeGreaterThan(10);
    expect(painted.length).toBeLessThanOrEqual(frames + 1);
    await soon(() => player.match.back(home).innerText()).toContain(last);
    await soon(() => player.slip.stake.inputValue()).toBe('750');
  });

  it.each(['matchOdds', 'bookmaker', 'fancy'] as const)(
    '[F43] %s settled with the slip open: it stays and says so, and nothing is placed',
    async (kind) => {
      const id = await openSlip(kind);
      await soon(() => player.slip.place.isEnabled()).toBe(true);
      await world.market(id, kind === 'fancy' ? { action: 'settle', result: '0' } : { action: 'void' });
      await player.sawToast(/ is closed\. The bet on your slip was not placed, and no money was taken\./);
      await player.slip.says(/Your stake of ₹500 was not taken/).waitFor();
      await soon(() => player.slip.place.count()).toBe(0);
      expect(await world.bets()).toBe(0);
    },
  );
});
