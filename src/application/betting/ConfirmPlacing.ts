import type { Ports } from '../ports/Ports';
import { playerKey } from '../shared/playerKey';

const KEY = 'confirmPlacing';

/** Whether a bet is read once more before it is placed: off until the player says otherwise, saved on this device for each apart. */
export class ConfirmPlacing {
  constructor(private readonly ports: Pick<Ports, 'localStore' | 'session'>) {}

  isOn(): boolean {
    return this.ports.localStore.read(playerKey(KEY, this.ports.session)) === 'on';
  }

  keep(on: boolean): void {
    if (on) this.ports.localStore.write(playerKey(KEY, this.ports.session), 'on');
    else this.ports.localStore.remove(playerKey(KEY, this.ports.session));
  }
}
