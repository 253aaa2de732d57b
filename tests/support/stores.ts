import { AuthPanelStore } from '@/adapters/stores/AuthPanelStore';
import { BettingStore } from '@/adapters/stores/BettingStore';
import { BrandStore } from '@/adapters/stores/BrandStore';
import { CasinoStore } from '@/adapters/stores/CasinoStore';
import { ConnectionStore } from '@/adapters/stores/ConnectionStore';
import { ExposureStore } from '@/adapters/stores/ExposureStore';
import { NoticesStore } from '@/adapters/stores/NoticesStore';
import { SessionStore } from '@/adapters/stores/SessionStore';
import { SignUpStore } from '@/adapters/stores/SignUpStore';
import { WalletStore } from '@/adapters/stores/WalletStore';
import type { StoredSession } from '@/application/ports/device/DeviceMemory';
import type { LaunchView } from '@/application/ports/state/CasinoState';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import type { User } from '@/domain/session/User';
import type { SlipId } from '@/domain/shared/ids';
import { rupees } from '@/domain/shared/Money';
import type { Wallet } from '@/domain/wallet/Wallet';

/** The app's own stores for tests of use cases: what a state is after an event is theirs to say, and no copy of them can drift. */
const keepsNothing = (): void => undefined;

/** Kept on the device, as the composition does it. */
export function sessionStore(device: { stored: StoredSession | null } = { stored: null }): SessionStore {
  let user: User | null = null;
  return new SessionStore({
    user: (saved) => void (user = saved),
    token: (token) => void (device.stored = token === null ? null : { token, user }),
  });
}

export const authPanelStore = () => new AuthPanelStore();
export const signUpStore = () => new SignUpStore(null, keepsNothing);
export const exposureStore = () => new ExposureStore(null, keepsNothing);
export const noticesStore = () => new NoticesStore();
export const connectionStore = () => new ConnectionStore(true);

export const brandStore = () =>
  new BrandStore(
    { details: null, banners: [], dismissed: [] },
    { details: keepsNothing, banners: keepsNothing, dismissed: keepsNothing },
  );

/** With every wallet that was ever shown. */
export function walletStore() {
  const shown: Wallet[] = [];
  const store = new WalletStore(null, (wallet) => {
    if (wallet !== null) shown.push(wallet);
  });
  return Object.assign(store, { shown });
}

/** With every state that a placement went through, and the slip last touched, for tests that have but one. */
export function bettingStore() {
  const store = new BettingStore([rupees(100), rupees(500)]);
  const moves: Placement['state'][] = [];
  const placementMoved = store.placementMoved.bind(store);
  const active = () => store.slips.find(({ id }) => id === store.activeSlip);
  return Object.defineProperties(store, {
    moves: { value: moves },
    slip: { get: () => active()?.slip ?? null },
    placement: { get: () => active()?.placement ?? { state: 'editing' } },
    placementMoved: {
      value: (id: SlipId, placement: Placement) => {
        placementMoved(id, placement);
        moves.push(placement.state);
      },
    },
  }) as BettingStore & {
    readonly moves: Placement['state'][];
    readonly slip: BetSlip | null;
    readonly placement: Placement;
  };
}

/** With the kinds of launch that were shown. */
export function casinoStore() {
  const store = new CasinoStore();
  const moves: string[] = [];
  const launchMoved = store.launchMoved.bind(store);
  return Object.defineProperties(store, {
    moves: { value: moves },
    launchMoved: {
      value: (launch: LaunchView) => {
        launchMoved(launch);
        moves.push(launch.kind);
      },
    },
  }) as CasinoStore & { readonly moves: string[] };
}
