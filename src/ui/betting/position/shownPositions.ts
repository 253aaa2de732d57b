import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { UserId } from '@/domain/shared/ids';

/** The rest is in My Bets. */
export const SHOWN_POSITIONS = 4;

const keyOf = (user: UserId): string => `ui.openPositions.${user}`;

/** How many rows stood here last, for this player on this device: as much room is kept until the bets are here. null: not known. */
export function rowsBefore(storage: Pick<KeyValueStore, 'read'>, user: UserId): number | null {
  const saved = storage.read(keyOf(user));
  return saved !== null && /^[0-4]$/.test(saved) ? Number(saved) : null;
}

export function keepRows(storage: Pick<KeyValueStore, 'write'>, user: UserId, rows: number): void {
  storage.write(keyOf(user), String(rows));
}
