import { joinNotices, type NoticeList } from '@/domain/notices/joinNotices';
import type { Ports } from '../ports/Ports';
import type { SessionParticipant } from '../session/SessionParticipant';
import { playerKey } from '../shared/playerKey';
import { stopAll } from '../shared/stopAll';
import { decodeNotices } from './decodeNotices';

/**
 * What is behind the bell outlives a reload, for each player apart, is the same in every window of theirs, and goes with the session. Written when
 * the page goes out of sight, as it does before a reload, and read when it comes back: never while there is something to do.
 */
export class SavedNotices implements SessionParticipant {
  #close: () => void = () => undefined;

  constructor(private readonly ports: Pick<Ports, 'localStore' | 'notices' | 'session' | 'pageLife'>) {}

  opened(): void {
    const { session, notices, pageLife, localStore } = this.ports;
    if (session.user === null) return;
    const key = playerKey('notices', session);
    // What was said to a visitor, or as the session of another ended, is not this player's.
    notices.noticesForgotten();
    const read = (): void => {
      const { recent, unread } = this.#joined(key);
      notices.noticesRestored(recent, unread);
    };
    read();
    const stop = stopAll(
      pageLife.onHidden(() => {
        const joined = this.#joined(key);
        if (joined.recent.length > 0) localStore.write(key, JSON.stringify(joined));
      }),
      pageLife.onVisible(read),
    );
    this.#close = () => {
      stop();
      localStore.remove(key);
    };
  }

  closed(): void {
    this.#close();
    this.#close = () => undefined;
  }

  #joined(key: string): NoticeList {
    return joinNotices(this.ports.notices, decodeNotices(this.ports.localStore.read(key)));
  }
}
