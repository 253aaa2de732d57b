import type { Ports } from '../ports/Ports';
import type { SessionParticipant } from '../session/SessionParticipant';
import type { AskByKey } from '../shared/AskByKey';
import { stopAll } from '../shared/stopAll';
import type { AutoCashOutFlow } from './AutoCashOutFlow';

/** Asks which ones stand, follows what is pushed, and catches up after whatever may have lost a push. */
export class FollowAutoCashOuts implements SessionParticipant {
  #stop: () => void = () => undefined;
  #missedSome = false;

  constructor(
    private readonly ports: Pick<Ports, 'playerFeed' | 'pageLife'>,
    private readonly flow: AutoCashOutFlow,
    private readonly ask: Pick<AskByKey, 'hurry' | 'lookForUnheard'>,
  ) {}

  opened(): void {
    this.#stop();
    const { playerFeed, pageLife } = this.ports;
    this.#stop = stopAll(
      playerFeed.listen({
        autoCashOutChanged: (rule) => this.flow.pushed(rule),
        balancePushed: () => this.ask.lookForUnheard(),
        connectionChanged: (status) => {
          if (status === 'disconnected' || status === 'reconnecting') this.#missedSome = true;
          else if (status === 'connected' && this.#missedSome) this.#catchUp();
        },
      }),
      pageLife.onResume(() => this.#catchUp()),
      pageLife.onOnlineChange((online) => {
        if (online) this.#catchUp();
      }),
    );
    this.flow.restore();
    void this.flow.load();
  }

  closed(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#missedSome = false;
    this.flow.forget();
  }

  #catchUp(): void {
    this.#missedSome = false;
    this.ask.hurry();
    void this.flow.load();
  }
}
