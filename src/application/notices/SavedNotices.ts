import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { PageLife } from '../ports/device/PageLife';
import type { NoticesState } from '../ports/state/NoticesState';
import type { SessionView } from '../ports/state/SessionState';
import type { SessionParticipant } from '../session/SessionParticipant';
import { playerKey } from '../shared/playerKey';
import { decodeNotices } from './decodeNotices';

/**
 * What is behind the bell outlives a reload, for each player apart, and goes with the session. Written when the page goes out of sight, as it
 * does before a reload: never while there is something to do.
 */
export class SavedNotices implements SessionParticipant {
  #close: () => void = () => undefined;

  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>,
    private readonly notices: Pick<NoticesState, 'recent' | 'unread' | 'noticesRestored'>,
    private readonly session: Pick<SessionView, 'user'>,
    private readonly pageLife: Pick<PageLife, 'onHidden'>,
  ) {}

  opened(): void {
    if (this.session.user === null) return;
    const key = playerKey('notices', this.session);
    const saved = decodeNotices(this.store.read(key));
    if (saved.recent.length > 0) this.notices.noticesRestored(saved.recent, saved.unread);
    const stop = this.pageLife.onHidden(() => this.#keep(key));
    this.#close = () => {
      stop();
      this.store.remove(key);
    };
  }

  closed(): void {
    this.#close();
    this.#close = () => undefined;
  }

  #keep(key: string): void {
    const { recent, unread } = this.notices;
    if (recent.length === 0) this.store.remove(key);
    else this.store.write(key, JSON.stringify({ recent, unread }));
  }
}
