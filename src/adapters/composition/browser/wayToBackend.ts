import type { GameFrames } from '@/application/ports/device/GameFrames';
import type { Logger } from '@/application/ports/device/Logger';
import type { PageLife } from '@/application/ports/device/PageLife';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { ok, type Result } from '@/domain/shared/Result';
import type { PrefetchedReplies } from '../../browser/PrefetchedReplies';
import { trustedScript } from '../../browser/trustedScript';
import type { Configuration } from '../../config/Configuration';
import type { ConfigProblem } from '../../config/ConfigProblem';
import { fetchTransport } from '../../http/fetchTransport';
import { lateTransport } from '../../http/lateTransport';
import { offlineTransport } from '../../http/offlineTransport';
import { visitorTransport } from '../../http/visitorTransport';
import type { Backend } from '../Backend';
import { LAZY_WIRE } from '../wire/lazyWire';
import type { ReaderLanguage } from '../wire/ReaderLanguage';
import { wireBackend, type SpokenWire } from '../wire/wireBackend';

export interface WayToBackend {
  readonly backend: Backend;
  readonly tools: SandboxTools | null;
  readonly gameFrames: GameFrames | null;
  /** A script that the whole app is going to need; where it does not come, the first call that needs it says so. */
  readonly prefetch: () => Promise<unknown>;
}

const NOTHING_BESIDES = { tools: null, gameFrames: null, prefetch: () => Promise.resolve() };

interface OnPage {
  readonly ahead: PrefetchedReplies;
  readonly language: ReaderLanguage;
  readonly logger: Logger;
  readonly pageLife: PageLife;
}

/** To the backend that config.json names. */
export async function wayToBackend(
  settings: Configuration,
  { ahead, logger, pageLife, language }: OnPage,
): Promise<Result<WayToBackend, ConfigProblem>> {
  if (settings.dialect !== null) {
    const opened = await (await import('./wayToDialect')).wayToDialect(settings.dialect);
    return opened.ok ? ok({ backend: opened.value, ...NOTHING_BESIDES }) : opened;
  }
  const spoken = { settings, language, calls: LAZY_WIRE };
  return ok(
    settings.app.backend === 'sandbox'
      ? await wayToSandbox(spoken, logger)
      : wayToServer(spoken, ahead, pageLife),
  );
}

/** Over the network. A first page has no session: axios comes with the rest of the app. */
function wayToServer(spoken: SpokenWire, ahead: PrefetchedReplies, pageLife: PageLife): WayToBackend {
  const loadAxios = () => import('../../http/axiosTransport');
  const transport = visitorTransport({
    ahead: (url) => ahead.take(url),
    visitor: fetchTransport((url, init) => fetch(url, init)),
    session: lateTransport(async () => (await loadAxios()).axiosTransport()),
  });
  return {
    backend: wireBackend({
      ...spoken,
      transport: offlineTransport(transport, pageLife),
      openSocket: async (...call) => (await import('../../realtime/openSocket')).openSocket(...call),
    }),
    tools: null,
    gameFrames: null,
    prefetch: () => loadAxios().catch(() => undefined),
  };
}

/** The engine runs in a worker, and nothing here waits for its world. Nobody on an operator's backend ever downloads what is behind these imports. */
export async function wayToSandbox(spoken: SpokenWire, logger: Logger): Promise<WayToBackend> {
  const [{ openBrowserSandbox }, { sandboxBackend }] = await Promise.all([
    import('../../sandbox/doors/inBrowser/openBrowserSandbox'),
    import('../wire/sandboxBackend'),
  ]);
  const sandbox = openBrowserSandbox(trustedScript, (notice) => logger.warn('sandbox', { notice }));
  const { tools, gameFrames } = sandbox;
  return {
    backend: sandboxBackend(sandbox, spoken),
    tools,
    gameFrames,
    prefetch: () => Promise.resolve(),
  };
}
