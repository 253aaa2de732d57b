import type { Failure } from './Failure';
import { serverWords, type Message } from './Message';
import type { MessageKey } from './MessageKey';

/**
 * The toast of a failed call, by the letter of the specification: the server's words, else the sentence that it names for this call, whatever
 * went wrong. Why it went wrong stands beside the form (`describeFailure`). AUTH-06, AUTH-08, AUTH-17, TOAST-04.
 */
export function failureToast(failure: Failure, sentence: MessageKey): Message {
  return serverWords('message' in failure ? failure.message : undefined, sentence);
}
