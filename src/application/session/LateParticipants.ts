import type { SessionEnd, SessionParticipant } from './SessionParticipant';

/** For features whose script comes later: they join when they are there, and are called for every opening and closing from then on. */
export class LateParticipants implements SessionParticipant {
  readonly #joined: SessionParticipant[] = [];

  join(participant: SessionParticipant): void {
    this.#joined.push(participant);
  }

  opened(epoch: number): void {
    for (const participant of this.#joined) participant.opened?.(epoch);
  }

  closed(reason: SessionEnd): void {
    for (const participant of this.#joined) participant.closed?.(reason);
  }
}
