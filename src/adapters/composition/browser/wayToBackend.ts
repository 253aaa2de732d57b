import type { GameFrames } from '@/application/ports/device/GameFrames';
import type { Logger } from '@/application/ports/device/Logger';
import type { PageLife } from '@/application/ports/device/PageLife';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import type { PrefetchedReplies } from '../../browser/PrefetchedReplies';
import type { Configuration } from '../../config/Configuration';
import { fetchTransport } from '../../http/fetchTransport';
import { lateTransport } from '../../http/lateTransport';
import { offlineTransport } from '../../http/offlineTransport';
import { visitorTransport } from '../../http/visitorTransport';
import type { Backend } from '../Backend';
import { wireBackend } from '../wire/wireBackend';

export interface WayToBackend {
  readonly backend: Backend;
  readonly tools: SandboxTools | null;
  readonly gameFrames: GameFrames | null;
  /** A script that the whole app is going to need; where it does not come, the first call that needs it says so. */
  readonly prefetch: () => Promise<unknown>;
}

/** Over the network. A first page has no session: axios comes with the rest of the app. */
export function wayToServer(
  settings: Configuration,
  ahead: PrefetchedReplies,
  pageLife: PageLife,
): WayToBackend {
  const loadAxios = () => import('../../http/axiosTransport');
  const transport = visitorTransport({
    ahead: (url) => ahead.take(url),
    visitor: fetchTransport((url, init) => fetch(url, init)),
    session: lateTransport(async () => (await loadAxios()).axiosTransport()),
  });
  return {
    backend: wireBackend({
      settings,
      transport: offlineTransport(transport, pageLife),
      openSocket: async (...call) => (await import('../../realtime/openSocket')).openSocket(...call),
    }),
    tools: null,
    gameFrames: null,
    prefetch: () => loadAxios().catch(() => undefined),
  };
}

/** Nobody on an operator's backend ever downloads what is behind these imports. */
export async function wayToSandbox(settings: Configuration, logger: Logger): Promise<WayToBackend> {
  const [{ openBrowserSandbox }, { sandboxBackend }] = await Promise.all([
    import('../../sandbox/doors/inBrowser/openBrowserSandbox'),
    import('../wire/sandboxBackend'),
  ]);
  const sandbox = openBrowserSandbox((notice) => logger.warn('sandbox', { notice }));
  const { tools, gameFrames } = sandbox;
  return {
    backend: sandboxBackend(sandbox, { settings }),
    tools,
    gameFrames,
    prefetch: () => Promise.resolve(),
  };
}
