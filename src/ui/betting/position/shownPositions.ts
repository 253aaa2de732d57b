import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { openPositions, type OpenPosition } from '@/domain/betting/openPositions';
import type { Bet } from '@/domain/betting/Bet';
import type { UserId } from '@/domain/shared/ids';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

/** At first: the rest is in My Bets, or there behind a button. */
export const SHOWN_POSITIONS = 4;

/** Where positions are listed: all of them, or those that can be cashed out. */
export type PositionsPlace = 'home' | 'myBets';

const KEYS: Readonly<Record<PositionsPlace, string>> = {
  home: 'ui.openPositions',
  myBets: 'ui.cashOutPositions',
};

export function positionsOn(place: PositionsPlace, bets: readonly Bet[]): readonly OpenPosition[] {
  const all = openPositions(bets);
  if (place === 'home') return all;
  // What only waits cannot be cashed out.
  return all.filter(
    ({ bets: [newest], stake, waiting }) => MARKET_KINDS[newest.marketKind].cashOut && waiting < stake,
  );
}

const keyOf = (place: PositionsPlace, user: UserId): string => `${KEYS[place]}.${user}`;

/** How many rows stood here last, for this player on this device: as much room is kept until the bets are here. null: not known. */
export function rowsBefore(
  storage: Pick<KeyValueStore, 'read'>,
  user: UserId,
  place: PositionsPlace,
): number | null {
  const saved = storage.read(keyOf(place, user));
  return saved !== null && /^[0-4]$/.test(saved) ? Number(saved) : null;
}

export function keepRows(
  storage: Pick<KeyValueStore, 'write'>,
  user: UserId,
  place: PositionsPlace,
  rows: number,
): void {
  storage.write(keyOf(place, user), String(rows));
}
