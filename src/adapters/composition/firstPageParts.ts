import type { FirstPageParts } from '@/application/FirstPageParts';
import { DismissAnnouncements } from '@/application/notices/DismissAnnouncements';
import { TellNotice } from '@/application/notices/TellNotice';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { PageVisited } from '@/application/routing/PageVisited';
import { ClosePanel } from '@/application/session/ClosePanel';
import { OpenPanel } from '@/application/session/OpenPanel';
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
      rememberedUsername: new RememberedUsername(localStore),
      openPanel: new OpenPanel(authPanel, session, signUp, brand),
      closePanel: new ClosePanel(authPanel),
    },
    brand: { view: brand, reload: early.loadBrand },
    notices: {
      dismissAnnouncements: new DismissAnnouncements(brand),
      tell: new TellNotice(early.notify),
    },
    connection: { view: ports.connection },
    routing: { pageVisited: new PageVisited(ports.brandGateway) },
    sports: { view: ports.matches, board: ports.board, watchList: (name) => early.matchLists.watch(name) },
    betting: { view: ports.betting },
    casino: { view: ports.casino },
    sandbox,
  };
}
