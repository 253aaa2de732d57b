import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import type { LaterPorts } from '@/application/ports/LaterPorts';
import type { Ports } from '@/application/ports/Ports';
import type { Token } from '@/domain/shared/ids';
import type { MaybePromise } from './together';

/** What a backend may ask of the app that it serves. */
export interface BackendHost extends Pick<
  Ports,
  'clock' | 'scheduler' | 'ids' | 'logger' | 'address' | 'localStore'
> {
  readonly config: AppConfig;
  /** The token of the session that is open. */
  readonly heldToken: () => Token | null;
  /** SES-03. With the token that the refused request carried. */
  readonly sessionEnded: (token: Token) => void;
  /** Aborts when the player is closed: nothing may run on. */
  readonly closed: AbortSignal;
}

export type CashierGateways = Pick<
  LaterPorts,
  'depositsGateway' | 'withdrawalsGateway' | 'bankAccountsGateway' | 'kycGateway' | 'statementGateway'
>;
export type RewardsGateways = Pick<LaterPorts, 'bonusGateway' | 'referralGateway'>;
export type ProfileGateways = Pick<LaterPorts, 'profileGateway' | 'kycGateway' | 'bankAccountsGateway'>;
export type AutoCashOutGateways = Pick<LaterPorts, 'autoCashOutGateway'>;

type MayLack<Members> = { readonly [Name in keyof Members]?: Members[Name] | undefined };

/**
 * Gateways and feeds of the whole app; those of one feature come with it. All may be absent, while a backend is written or for good: each
 * call of an absent gateway is not offered, and its pages say so. Without a `marketFeed` (absent or null) prices are asked for; without a
 * `playerFeed` nobody is told a balance.
 */
export interface WholeBackend extends MayLack<
  Pick<
    Ports,
    | 'sessionGateway'
    | 'betsGateway'
    | 'playerFeed'
    | 'marketFeed'
    | 'casinoGateway'
    | 'scoreGateway'
    | 'scoreFeed'
  >
> {
  readonly cashier?: () => Promise<Partial<CashierGateways>>;
  readonly rewards?: () => Promise<Partial<RewardsGateways>>;
  readonly profile?: () => Promise<Partial<ProfileGateways>>;
  readonly playSafe?: () => Promise<Partial<Pick<LaterPorts, 'playSafeGateway'>>>;
  readonly reports?: () => Promise<Partial<Pick<LaterPorts, 'reportsGateway'>>>;
  readonly alerts?: () => Promise<Partial<Pick<LaterPorts, 'pushGateway'>>>;
  readonly autoCashOut?: () => Promise<Partial<AutoCashOutGateways>>;
}

/** What a first page asks a backend, and the way to the rest of it. */
export interface FirstBackend extends Pick<Ports, 'brandGateway' | 'sportsGateway'> {
  readonly whole: () => MaybePromise<WholeBackend>;
  /** Of the sandbox only. */
  readonly tools?: SandboxTools;
}

export type Backend = (host: BackendHost) => FirstBackend;
