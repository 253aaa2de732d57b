import type { OddsAcceptance } from '@/domain/betting/BetSlip';
import type { KeyValueStore } from '../ports/device/KeyValueStore';

const KEY = 'oddsAcceptance';
const CHOICES: readonly OddsAcceptance[] = ['none', 'better', 'any'];

/** Which odds changes the player takes, remembered on this device. Better odds only, until the player says otherwise. */
export class AcceptanceMemory {
  constructor(private readonly store: KeyValueStore) {}

  recall(): OddsAcceptance {
    const stored = this.store.read(KEY);
    return CHOICES.find((choice) => choice === stored) ?? 'better';
  }

  keep(acceptance: OddsAcceptance): void {
    this.store.write(KEY, acceptance);
  }
}
