import { pressOnce } from '../../browser/pressOnce';
import type { WholeDevice } from '../PlayerDevice';
import { openWholeDevice, type WholeDeviceParts } from './openWholeDevice';

/** The browser of an app that has the page to itself: from when one can bet on, a held key is one press. On a page of somebody else's that is theirs to say. */
export function openWholePage(parts: WholeDeviceParts): WholeDevice {
  pressOnce(window);
  return openWholeDevice(parts);
}
