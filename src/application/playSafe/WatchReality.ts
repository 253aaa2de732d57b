import { isDue } from '@/domain/playSafe/RealityCheck';
import type { RealityCheck } from '@/domain/playSafe/RealityCheck';
import type { PlayerFeed } from '../ports/feeds/PlayerFeed';
import type { PageLife } from '../ports/device/PageLife';
import type { Scheduler } from '../ports/device/Scheduler';
import type { PlaySafeState } from '../ports/state/PlaySafeState';
import type { SessionView } from '../ports/state/SessionState';
import type { SessionParticipant } from '../session/SessionParticipant';
import type { RealitySource } from './RealitySource';

/** A timer that has slept with its device is asked about at the latest after this. */
const AGAIN_MS = 60_000;

/**
 * Tells players how long they have been playing, when it is time and as long as somebody is signed in. Whatever wakes it – its own timer, a
 * push, a page that comes back – it asks whoever counts: another tab may have been answered meanwhile.
 */
export class WatchReality implements SessionParticipant {
  #cancel: () => void = () => undefined;
  #release: () => void = () => undefined;

  constructor(
    private readonly source: RealitySource,
    private readonly state: Pick<PlaySafeState, 'due' | 'checkCameDue' | 'checkAnswered' | 'safetyForgotten'>,
    private readonly session: Pick<SessionView, 'signedIn' | 'epoch'>,
    private readonly feed: Pick<PlayerFeed, 'listen'>,
    private readonly page: Pick<PageLife, 'onVisible'>,
    private readonly scheduler: Scheduler,
    private readonly ended: () => void = () => undefined,
  ) {}

  opened(): void {
    this.#stop();
    const look = (): void => void this.look();
    const stops = [this.feed.listen({ realityCheckDue: look }), this.page.onVisible(look)];
    this.#release = () => {
      for (const stop of stops) stop();
    };
    look();
  }

  closed(): void {
    this.#stop();
    this.state.safetyForgotten();
    this.ended();
  }

  /** Also after another interval was chosen. */
  async look(): Promise<void> {
    const { epoch } = this.session;
    const check = await this.source.look();
    if (this.session.signedIn && epoch === this.session.epoch) this.#follow(check);
  }

  /** The player has seen it. The next one is a whole interval away, also when nobody could be told. */
  async goOn(): Promise<void> {
    this.state.checkAnswered();
    const { epoch } = this.session;
    const check = await this.source.goOn();
    if (this.session.signedIn && epoch === this.session.epoch) this.#follow(check);
  }

  #follow(check: RealityCheck | null): void {
    this.#cancel();
    if (check !== null && isDue(check)) this.state.checkCameDue(check);
    else if (check !== null && this.state.due !== null) this.state.checkAnswered();
    const wait = check === null || isDue(check) ? AGAIN_MS : Math.min(check.dueAt - check.now, 10 * AGAIN_MS);
    this.#cancel = this.scheduler.after(wait, () => void this.look());
  }

  #stop(): void {
    this.#cancel();
    this.#release();
    this.#cancel = this.#release = () => undefined;
  }
}
