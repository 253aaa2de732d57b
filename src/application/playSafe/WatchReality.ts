import { isDue, type RealityCheck } from '@/domain/playSafe/RealityCheck';
import type { AllPorts } from '../ports/LaterPorts';
import { stopAll } from '../shared/stopAll';
import type { SessionParticipant } from '../session/SessionParticipant';

/** Who knows how long a player has been playing: the server, or, where that keeps no such rules, this device. */
export interface RealitySource {
  /** null: nobody answers now. */
  look(): Promise<RealityCheck | null>;
  /** The player has seen it and goes on. */
  goOn(): Promise<RealityCheck | null>;
}

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
    private readonly ports: Pick<AllPorts, 'playSafe' | 'session' | 'playerFeed' | 'pageLife' | 'scheduler'>,
    private readonly source: RealitySource,
    private readonly ended: () => void = () => undefined,
  ) {}

  opened(): void {
    this.#stop();
    const look = (): void => void this.look();
    this.#release = stopAll(
      this.ports.playerFeed.listen({ realityCheckDue: look }),
      this.ports.pageLife.onVisible(look),
    );
    look();
  }

  closed(): void {
    this.#stop();
    this.ports.playSafe.safetyForgotten();
    this.ended();
  }

  /** Also after another interval was chosen. */
  look(): Promise<void> {
    return this.#ask(() => this.source.look());
  }

  /** The player has seen it. The next one is a whole interval away, also when nobody could be told. */
  goOn(): Promise<void> {
    this.ports.playSafe.checkAnswered();
    return this.#ask(() => this.source.goOn());
  }

  async #ask(call: RealitySource['look']): Promise<void> {
    const { epoch } = this.ports.session;
    const check = await call();
    if (this.ports.session.signedIn && epoch === this.ports.session.epoch) this.#follow(check);
  }

  #follow(check: RealityCheck | null): void {
    this.#cancel();
    if (check !== null && isDue(check)) this.ports.playSafe.checkCameDue(check);
    else if (check !== null && this.ports.playSafe.due !== null) this.ports.playSafe.checkAnswered();
    const wait = check === null || isDue(check) ? AGAIN_MS : Math.min(check.dueAt - check.now, 10 * AGAIN_MS);
    this.#cancel = this.ports.scheduler.after(wait, () => void this.look());
  }

  #stop(): void {
    this.#cancel();
    this.#release();
    this.#cancel = this.#release = () => undefined;
  }
}
