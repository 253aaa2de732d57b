import { assertNever } from './assertNever';
import type { Failure } from './Failure';
import { say, serverWords, type Message } from './Message';
import type { MessageKey } from './MessageKey';

/**
 * A failure in the player's words. The server's own words win where it gave any, whatever the status (TOAST-04); `fallback` is what
 * the specification says for this call when there are none.
 */
export function describeFailure(failure: Failure, fallback: MessageKey): Message {
  switch (failure.kind) {
    case 'offline':
      return say('wire.offline');
    case 'timedOut':
      return say('wire.timedOut');
    case 'unexpected':
      return say('wire.unexpectedReply');
    case 'server':
      return serverWords(failure.message, 'wire.serverTrouble');
    case 'coolDown':
      return failure.message === undefined
        ? say('wire.coolDown', { seconds: failure.seconds })
        : serverWords(failure.message, fallback);
    case 'refused':
    case 'unauthorised':
      return serverWords(failure.message, fallback);
    case 'notOffered':
      return say('wire.notOffered');
    case 'aborted':
      return say(fallback);
    default:
      return assertNever(failure);
  }
}
