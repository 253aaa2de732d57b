import type { Paise } from '@/domain/shared/Money';
import type { ReferenceKind } from './transferReference';

export type GatewayId = string & { readonly __id: 'gateway' };
export const gatewayId = (text: string): GatewayId => text as GatewayId;

/** What `/deposit/{mode}` filters by. */
export const GATEWAY_MODES = ['upi', 'wallet', 'crypto', 'bank'] as const;
export type GatewayMode = (typeof GATEWAY_MODES)[number];

export const GATEWAY_HEALTHS = ['good', 'slow'] as const;
export type GatewayHealth = (typeof GATEWAY_HEALTHS)[number];

/** A currency that the gateway counts in, when it is not the rupee. */
export interface ForeignCurrency {
  /** e.g. USDT. */
  readonly code: string;
  /** What one of it costs. */
  readonly rate: Paise;
}

/** A way to pay in, as `/gateways` lists it. Its texts are a backend's: text, never markup. */
export interface Gateway {
  readonly id: GatewayId;
  readonly name: string;
  readonly mode: GatewayMode;
  /** `transfer`: the player pays and tells what the payment is called; `redirect`: the gateway's own page does it all. */
  readonly flow: 'transfer' | 'redirect';
  readonly min: Paise;
  readonly max: Paise;
  readonly fee: GatewayFee;
  /** How long it usually takes, in minutes; null: not known. */
  readonly minutes: number | null;
  readonly recommended: boolean;
  /** How it is today, in one of our words, and in the server's own, which may be empty; null: not known. */
  readonly health: GatewayHealth | null;
  readonly healthNote: string;
  /** null: it can be used; otherwise the server's reason, perhaps empty. */
  readonly closed: { readonly reason: string } | null;
  readonly reference: ReferenceKind;
  /** A picture of the payment must come with it; otherwise it may. */
  readonly proofNeeded: boolean;
  /** Of a crypto gateway: what the transfer must travel on, e.g. TRC20. */
  readonly network: string | null;
  readonly currency: ForeignCurrency | null;
}

export interface GatewayFee {
  readonly flat: Paise;
  /** Hundredths of a percent. */
  readonly basisPoints: number;
}

/** What a player may still deposit today; null: nobody set a limit. */
export interface DailyLimit {
  readonly limit: Paise;
  readonly used: Paise;
}

export interface GatewayList {
  readonly gateways: readonly Gateway[];
  readonly daily: DailyLimit | null;
}
