import type { BetChange } from '@/application/ports/state/BetChange';

/** The reply was lost: the server is being asked, or it has never seen it, and doing it again cannot do it twice. */
const SAID = {
  unknown: { cancel: 'slip.changeUnknown', edit: 'slip.changeUnknown' },
  unheard: { cancel: 'slip.cancelUnheard', edit: 'slip.editUnheard' },
} as const;

/** How far a change of a waiting bet got. */
export function changeText({ what, state }: BetChange) {
  return state === 'sending' ? (`slip.changing.${what}` as const) : SAID[state][what];
}
