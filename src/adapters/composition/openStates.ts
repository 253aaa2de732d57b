import type { Logger } from '@/application/ports/device/Logger';
import type { PageLife } from '@/application/ports/device/PageLife';
import { rupees } from '@/domain/shared/Money';
import type { StoredValues } from '../storage/storedValues';
import { AuthPanelStore } from '../stores/AuthPanelStore';
import { BettingStore } from '../stores/BettingStore';
import { BrandStore } from '../stores/BrandStore';
import { CasinoStore } from '../stores/CasinoStore';
import { ConnectionStore } from '../stores/ConnectionStore';
import { ExposureStore } from '../stores/ExposureStore';
import { MarketBoard } from '../stores/MarketBoard';
import { MatchesStore } from '../stores/MatchesStore';
import { NoticesStore } from '../stores/NoticesStore';
import { SessionStore } from '../stores/SessionStore';
import { SignUpStore } from '../stores/SignUpStore';
import { WalletStore } from '../stores/WalletStore';

const DEFAULT_CHIPS = [100, 500, 1_000, 5_000, 10_000, 25_000, 50_000, 100_000].map(rupees);

/** The stores, each starting from what the device remembers and handing back what it should (STORE-01). */
export function openStates(
  memory: StoredValues,
  pageLife: Pick<PageLife, 'online'>,
  logger: Pick<Logger, 'error'>,
) {
  return {
    session: new SessionStore({ token: memory.token.keep, user: memory.user.keep }),
    authPanel: new AuthPanelStore(),
    signUp: new SignUpStore(memory.mobileDetails.load(), memory.mobileDetails.keep),
    wallet: new WalletStore(memory.wallet.load(), memory.wallet.keep),
    exposure: new ExposureStore(memory.exposureAmount.load(), memory.exposureAmount.keep),
    brand: new BrandStore(
      {
        details: memory.appDetails.load(),
        banners: memory.banners.load() ?? [],
        dismissed: memory.dismissed.load() ?? [],
      },
      {
        details: (details) => {
          memory.appDetails.keep(details);
          memory.keepOrganisationStatus(details?.status ?? null);
        },
        banners: memory.banners.keep,
        dismissed: memory.dismissed.keep,
      },
    ),
    notices: new NoticesStore(),
    connection: new ConnectionStore(pageLife.online),
    matches: new MatchesStore(),
    board: new MarketBoard((error) => logger.error('a listener of prices threw', { error: String(error) })),
    betting: new BettingStore(DEFAULT_CHIPS),
    casino: new CasinoStore(),
  };
}
