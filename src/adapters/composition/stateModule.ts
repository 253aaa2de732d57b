import { ContainerModule } from 'inversify';
import { rupees } from '@/domain/shared/Money';
import type { StoredValues } from '../storage/storedValues';
import { AuthPanelStore } from '../stores/AuthPanelStore';
import { BettingStore } from '../stores/BettingStore';
import { BrandStore } from '../stores/BrandStore';
import { ConnectionStore } from '../stores/ConnectionStore';
import { ExposureStore } from '../stores/ExposureStore';
import { MarketBoard } from '../stores/MarketBoard';
import { MatchesStore } from '../stores/MatchesStore';
import { NoticesStore } from '../stores/NoticesStore';
import { SessionStore } from '../stores/SessionStore';
import { SignUpStore } from '../stores/SignUpStore';
import { WalletStore } from '../stores/WalletStore';
import { provide } from './provide';
import { PORT } from './tokens';

const DEFAULT_CHIPS = [100, 500, 1_000, 5_000, 10_000, 25_000, 50_000, 100_000].map(rupees);

/** The stores, each starting from what the device remembers and handing back what it should (STORE-01). */
export function stateModule(memory: StoredValues): ContainerModule {
  return new ContainerModule((container) => {
    provide(container, PORT.session, [], () => {
      return new SessionStore({ token: memory.token.keep, user: memory.user.keep });
    });
    provide(container, PORT.authPanel, [], () => new AuthPanelStore());
    provide(container, PORT.signUp, [], () => {
      return new SignUpStore(memory.mobileDetails.load(), memory.mobileDetails.keep);
    });
    provide(container, PORT.wallet, [], () => new WalletStore(memory.wallet.load(), memory.wallet.keep));
    provide(container, PORT.exposure, [], () => {
      return new ExposureStore(memory.exposureAmount.load(), memory.exposureAmount.keep);
    });
    provide(container, PORT.brand, [], () => {
      return new BrandStore(
        { details: memory.appDetails.load(), banners: memory.banners.load() ?? [] },
        {
          details: (details) => {
            memory.appDetails.keep(details);
            memory.keepOrganisationStatus(details?.status ?? null);
          },
          banners: memory.banners.keep,
        },
      );
    });
    provide(container, PORT.notices, [], () => new NoticesStore());
    provide(container, PORT.connection, [PORT.pageLife], (page) => new ConnectionStore(page.online));
    provide(container, PORT.matches, [], () => new MatchesStore());
    provide(container, PORT.board, [], () => new MarketBoard());
    provide(container, PORT.betting, [], () => new BettingStore(DEFAULT_CHIPS));
  });
}
