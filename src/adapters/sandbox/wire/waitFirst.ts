import { refusal } from './reply';
import type { WireReply } from './SandboxBackend';
import { say } from '../texts/Said';

/** Wrong passwords were tried too often: how long a player has to wait. */
export function tooManyTries(seconds: number): WireReply {
  return refusal(
    429,
    seconds === 1
      ? 'Too many attempts. Try again in 1 second.'
      : say('Too many attempts. Try again in {seconds} seconds.', { seconds }),
    'TOO_MANY_TRIES',
    seconds,
  );
}

/** A code was sent a moment ago. */
export function coolDown(seconds: number): WireReply {
  return refusal(
    429,
    seconds === 1
      ? 'Please wait 1 second before asking for another code.'
      : say('Please wait {seconds} seconds before asking for another code.', { seconds }),
    'COOL_DOWN',
    seconds,
  );
}
