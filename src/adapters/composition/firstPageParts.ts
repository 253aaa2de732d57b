import type { FirstPageParts } from '@/application/FirstPageParts';
import { tellNotice } from '@/application/notices/tellNotice';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { pageVisited } from '@/application/routing/pageVisited';
import { closePanel, openPanel } from '@/application/session/openPanel';
import { RememberedUsername } from '@/application/session/RememberedUsername';
import type { EarlyPorts } from './EarlyPorts';
import type { EarlyUseCases } from './openEarly';

/** What a first page uses. The whole app goes on with the same. */
export function firstPageParts(
  ports: EarlyPorts,
  early: EarlyUseCases,
  sandbox: SandboxTools | null,
): FirstPageParts {
  const { authPanel, session, signUp, brand, localStore } = ports;
  return {
    config: ports.config,
    device: {
      clock: ports.clock,
      scheduler: ports.scheduler,
      cookies: ports.cookies,
      storage: localStore,
      pageLife: ports.pageLife,
      logger: ports.logger,
    },
    session: {
      view: session,
      panel: authPanel,
      signUp,
      rememberedUsername: () => new RememberedUsername(localStore).read(),
      openPanel: openPanel({ authPanel, session, signUp, brand }),
      closePanel: closePanel(authPanel, signUp),
    },
    brand: {
      view: brand,
      reload: () => early.loadBrand.load(),
      reloadAnnouncements: early.loadAnnouncements,
    },
    notices: {
      dismissAnnouncement: (id) => brand.announcementDismissed(id),
      tell: tellNotice(early.notify),
    },
    connection: { view: ports.connection },
    routing: { pageVisited: pageVisited(ports.brandGateway) },
    sports: { view: ports.matches, board: ports.board, watchList: (name) => early.matchLists.watch(name) },
    betting: { view: ports.betting },
    casino: { view: ports.casino },
    sandbox,
  };
}
