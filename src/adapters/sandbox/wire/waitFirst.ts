import { refusal } from './reply';
import type { WireReply } from './SandboxBackend';

/** Wrong passwords were tried too often: how long a player has to wait. */
export function tooManyTries(seconds: number): WireReply {
  return refusal(429, `Too many attempts. Try again in ${saySeconds(seconds)}.`, 'TOO_MANY_TRIES', seconds);
}

/** A code was sent a moment ago. */
export function coolDown(seconds: number): WireReply {
  return refusal(
    429,
    `Please wait ${saySeconds(seconds)} before asking for another code.`,
    'COOL_DOWN',
    seconds,
  );
}

function saySeconds(seconds: number): string {
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
