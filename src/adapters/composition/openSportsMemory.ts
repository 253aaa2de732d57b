import type { Clock } from '@/application/ports/device/Clock';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Logger } from '@/application/ports/device/Logger';
import type { SportsMemory } from '@/application/ports/device/SportsMemory';
import { StoredSports } from '../storage/StoredSports';
import { savedSportsWire } from '../wire/savedSportsWire';

export function openSportsMemory(session: KeyValueStore, clock: Clock, logger: Logger): SportsMemory {
  return new StoredSports(session, clock, {
    toSaved: savedSportsWire.toSaved,
    fromSaved: (sports, odds) => savedSportsWire.fromSaved(sports, odds, logger),
  });
}
