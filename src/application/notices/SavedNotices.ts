import type { Ports } from '../ports/Ports';
import type { SessionParticipant } from '../session/SessionParticipant';
import { playerKey } from '../shared/playerKey';
import { decodeNotices } from './decodeNotices';

/**
 * What is behind the bell outlives a reload, for each player apart, and goes with the session. Written when the page goes out of sight, as it
 * does before a reload: never while there is something to do.
 */
export class SavedNotices implements SessionParticipant {
  #close: () => void = () => undefined;

  constructor(private readonly ports: Pick<Ports, 'localStore' | 'notices' | 'session' | 'pageLife'>) {}

  opened(): void {
    if (this.ports.session.user === null) return;
    const key = playerKey('notices', this.ports.session);
    const saved = decodeNotices(this.ports.localStore.read(key));
    // What was said to a visitor, or as the session of another ended, is not this player's.
    this.ports.notices.noticesForgotten();
    if (saved.recent.length > 0) this.ports.notices.noticesRestored(saved.recent, saved.unread);
    const stop = this.ports.pageLife.onHidden(() => this.#keep(key));
    this.#close = () => {
      stop();
      this.ports.localStore.remove(key);
    };
  }

  closed(): void {
    this.#close();
    this.#close = () => undefined;
  }

  #keep(key: string): void {
    const { recent, unread } = this.ports.notices;
    if (recent.length === 0) this.ports.localStore.remove(key);
    else this.ports.localStore.write(key, JSON.stringify({ recent, unread }));
  }
}
