import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { restoreSports } from '@/application/sports/restoreSports';
import { openSportsMemory } from './openSportsMemory';
import type { EarlyPorts } from './EarlyPorts';

/** A script of its own: a first visit has nothing to restore. */
export function restoreSaved(
  session: KeyValueStore,
  { clock, logger, matches, board }: Pick<EarlyPorts, 'clock' | 'logger' | 'matches' | 'board'>,
): void {
  restoreSports(openSportsMemory(session, clock, logger), matches, board);
}
