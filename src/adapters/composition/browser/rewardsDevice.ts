import { UqrCodes } from '../../platform/UqrCodes';
import { DocumentCookieWriter } from '../../storage/DocumentCookieWriter';
import type { RewardsDevice } from '../PlayerDevice';

/** The browser behind the ports of rewards. */
export function rewardsDevice(): RewardsDevice {
  return {
    cookieWriter: new DocumentCookieWriter((cookie) => {
      document.cookie = cookie;
    }, location.protocol === 'https:'),
    qrCodes: new UqrCodes(),
  };
}
