import type { Gateway, GatewayId } from '@/domain/cashier/deposits/Gateway';

/** What a tab keeps of gateways for the session (CASH-01). Never throws. */
export interface GatewayMemory {
  keep(gateways: readonly Gateway[]): void;
  /** Empty: nothing, or not to be read. */
  load(): readonly Gateway[];
  choose(id: GatewayId): void;
  chosen(): GatewayId | null;
  /** The key of the payment that the player has left for the gateway's own page with. */
  leaveWith(key: string): void;
  leftWith(): string | null;
}
