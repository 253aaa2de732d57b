import type { Ports } from '../ports/Ports';
import type { RememberedUsername } from '../session/RememberedUsername';

/** Keys of bets and requests whose fate is not known: they are asked for at the next log-in, or money would be lost sight of (F62). */
const OPEN_BUSINESS = /^sent\./;

/** Signs out in every tab of this browser, and what it keeps of the player goes too: the name, the settings, what was played. */
export function leaveDevice(
  ports: Pick<Ports, 'session' | 'localStore'>,
  logOut: () => Promise<void>,
  remembered: Pick<RememberedUsername, 'keep'>,
) {
  /** Resolves when the server has been told, or could not be. */
  return (): Promise<void> => {
    const user = ports.session.user?.id;
    const loggedOut = logOut();
    remembered.keep(null);
    if (user !== undefined)
      for (const key of ports.localStore.keys())
        if ((key.endsWith(`.${user}`) || key.endsWith(`:${user}`)) && !OPEN_BUSINESS.test(key))
          ports.localStore.remove(key);
    return loggedOut;
  };
}
