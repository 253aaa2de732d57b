import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { playerKey } from '../shared/playerKey';

const KEY = 'confirmPlacing';

/** Whether a bet is read once more before it is placed: off until the player says otherwise, kept on this device for each apart. */
export class ConfirmPlacing {
  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>,
    private readonly session: Pick<SessionView, 'user'>,
  ) {}

  execute(): boolean {
    return this.store.read(playerKey(KEY, this.session)) === 'on';
  }

  keep(on: boolean): void {
    if (on) this.store.write(playerKey(KEY, this.session), 'on');
    else this.store.remove(playerKey(KEY, this.session));
  }
}
