import type { OddsAcceptance } from '@/domain/betting/BetSlip';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { playerKey } from '../shared/playerKey';

const KEY = 'oddsAcceptance';
const CHOICES: readonly OddsAcceptance[] = ['none', 'better', 'any'];

/** Which odds changes a player takes, remembered on this device for each apart. Better odds only, until the player says otherwise. */
export class AcceptanceMemory {
  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write'>,
    private readonly session: Pick<SessionView, 'user'>,
  ) {}

  recall(): OddsAcceptance {
    const stored = this.store.read(playerKey(KEY, this.session));
    return CHOICES.find((choice) => choice === stored) ?? 'better';
  }

  keep(acceptance: OddsAcceptance): void {
    this.store.write(playerKey(KEY, this.session), acceptance);
  }
}
