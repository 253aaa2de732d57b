import type { SessionView } from '../ports/state/SessionState';

/** Of several answers under way the one that was asked for last counts; one of an earlier session never does. */
export class NewestAnswer {
  #asked = 0;
  /** Answers up to this one are older than what is shown. */
  #shown = 0;

  constructor(private readonly session: Pick<SessionView, 'epoch'>) {}

  /** Passes on what `ask` gives, or null when it is no longer news. */
  async to<T>(ask: () => Promise<T>): Promise<T | null> {
    const { epoch } = this.session;
    this.#asked += 1;
    const mine = this.#asked;
    const answer = await ask();
    if (this.session.epoch !== epoch || mine <= this.#shown) return null;
    this.#shown = mine;
    return answer;
  }

  /** What is under way now is older than what has just been received. */
  outdate(): void {
    this.#shown = this.#asked;
  }
}
