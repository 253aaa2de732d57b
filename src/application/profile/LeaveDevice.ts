import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import type { LogOut } from '../session/LogOut';
import type { RememberedUsername } from '../session/RememberedUsername';

/** Keys of bets and requests whose fate is not known: they are asked for at the next log-in, or money would be lost sight of (F62). */
const OPEN_BUSINESS = /^sent\./;

/** Signs out in every tab of this browser, and what it keeps of the player goes too: the name, the settings, what was played. */
export class LeaveDevice {
  constructor(
    private readonly session: Pick<SessionView, 'user'>,
    private readonly logOut: Pick<LogOut, 'execute'>,
    private readonly remembered: Pick<RememberedUsername, 'keep'>,
    private readonly store: Pick<KeyValueStore, 'keys' | 'remove'>,
  ) {}

  /** Resolves when the server has been told, or could not be. */
  execute(): Promise<void> {
    const user = this.session.user?.id;
    const told = this.logOut.execute();
    this.remembered.keep(null);
    if (user !== undefined)
      for (const key of this.store.keys())
        if ((key.endsWith(`.${user}`) || key.endsWith(`:${user}`)) && !OPEN_BUSINESS.test(key))
          this.store.remove(key);
    return told;
  }
}
