import type { GatewayMemory } from '@/application/ports/device/GatewayMemory';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { gatewayId, type Gateway, type GatewayId } from '@/domain/cashier/deposits/Gateway';
import { SESSION } from './deviceKeys';

const MAX_TEXT = 100_000;
const KEY = /^[0-9a-f]{32}$/;
const MAX_ID = 64;

/** How the list is written down, and read whatever is there. */
export interface SavedGatewaysWire {
  toSaved(gateways: readonly Gateway[]): unknown;
  fromSaved(value: unknown): readonly Gateway[];
}

/** `gatewayList` and `selectedGateway`, for the session only (CASH-01, STORE-01). */
export class StoredGateways implements GatewayMemory {
  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>,
    private readonly wire: SavedGatewaysWire,
  ) {}

  keep(gateways: readonly Gateway[]): void {
    const text = JSON.stringify(this.wire.toSaved(gateways));
    if (text.length > MAX_TEXT) this.store.remove(SESSION.gatewayList);
    else this.store.write(SESSION.gatewayList, text);
  }

  load(): readonly Gateway[] {
    const text = this.store.read(SESSION.gatewayList) ?? '';
    if (text === '' || text.length > MAX_TEXT) return [];
    try {
      return this.wire.fromSaved(JSON.parse(text));
    } catch {
      return [];
    }
  }

  choose(id: GatewayId): void {
    this.store.write(SESSION.selectedGateway, id);
  }

  chosen(): GatewayId | null {
    const text = this.store.read(SESSION.selectedGateway) ?? '';
    return text === '' || text.length > MAX_ID ? null : gatewayId(text);
  }

  leaveWith(key: string): void {
    this.store.write(SESSION.leftToPay, key);
  }

  leftWith(): string | null {
    const text = this.store.read(SESSION.leftToPay) ?? '';
    return KEY.test(text) ? text : null;
  }
}
