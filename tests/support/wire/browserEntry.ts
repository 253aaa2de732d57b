import { openSocket } from '@/adapters/realtime/openSocket';
import { token } from '@/domain/shared/ids';
import { httpWorld } from './httpWorld';
import { realtimeWorld } from './realtimeWorld';

/** What a test page can do: the app's own adapters in a real browser, each deed as a promise of plain values. */
const deeds = {
  async banners(url: string) {
    const world = httpWorld({ url });
    world.held = token('tok-page');
    return world.brand.banners();
  },
  async logIn(url: string) {
    return httpWorld({ url }).session.logIn('asha', 'pw');
  },
  async connect(url: string) {
    const { player, received } = realtimeWorld({ url, open: openSocket });
    await new Promise<void>((resolve) => {
      player.listen({ connectionChanged: (status) => status === 'connected' && resolve() });
      player.connect(token('tok-page'));
    });
    const balance = await player.requestBalance();
    player.disconnect();
    return { statuses: received.statuses, balance };
  },
  async abandon(url: string) {
    const listeners: (() => void)[] = [];
    const cancellation = {
      cancelled: false,
      onCancel: (listener: () => void) => void listeners.push(listener),
    };
    const answer = httpWorld({ url }).sports.matches({}, cancellation);
    Reflect.set(globalThis, 'leave', () => {
      for (const listener of listeners) listener();
    });
    return answer;
  },
};

export type Deeds = typeof deeds;

Reflect.set(globalThis, 'deeds', deeds);
