import type { RealityCheck } from '@/domain/playSafe/RealityCheck';
import type { Clock } from '../ports/device/Clock';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { PlaySafeState } from '../ports/state/PlaySafeState';
import type { SessionView } from '../ports/state/SessionState';
import type { RealitySource } from './WatchReality';

const VISIT_KEY = 'ui.playVisit';
const MINUTES_KEY = 'ui.checkMinutes';

/** Where the server keeps no such rules: this device remembers when the visit began, and what was staked it does not know. */
export class DeviceReality implements RealitySource {
  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly session: Pick<SessionView, 'user'>,
    private readonly state: Pick<PlaySafeState, 'minutes' | 'minutesChosen'>,
  ) {
    const minutes = Number(store.read(MINUTES_KEY) ?? '');
    if (Number.isInteger(minutes) && minutes >= 1 && minutes <= 240) state.minutesChosen(minutes);
  }

  look(): Promise<RealityCheck> {
    const now = this.clock.now();
    const { minutes } = this.state;
    const [since, seen] = this.#visit(now);
    const check = { now, minutes, since, dueAt: seen + minutes * 60_000, staked: null, net: null };
    return Promise.resolve(check);
  }

  goOn(): Promise<RealityCheck> {
    const now = this.clock.now();
    this.#keep(this.#visit(now)[0], now);
    return this.look();
  }

  choose(minutes: number): void {
    this.store.write(MINUTES_KEY, String(minutes));
    this.state.minutesChosen(minutes);
  }

  /** The next log-in is another visit. */
  forget(): void {
    this.store.write(VISIT_KEY, '');
  }

  /** Begins one where none is known of this player, or what is known cannot be. */
  #visit(now: number): readonly [since: number, seen: number] {
    const [owner, ...times] = (this.store.read(VISIT_KEY) ?? '').split(' ');
    const [since, seen] = times.map(Number);
    const known = owner === (this.session.user?.id ?? 'visitor') && since !== undefined && seen !== undefined;
    if (known && since <= seen && seen <= now) return [since, seen];
    this.#keep(now, now);
    return [now, now];
  }

  #keep(since: number, seen: number): void {
    this.store.write(VISIT_KEY, `${this.session.user?.id ?? 'visitor'} ${since} ${seen}`);
  }
}
