import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { SocketLike } from './SocketLike';

/**
 * RT-03: emits an event and resolves with its acknowledgement, or fails after `ms`. The library's own time limit takes an unsent packet
 * back: with a plain `emit` and a timer of our own it would leave later, after a reconnect, when nobody wants it any more.
 * Never for a bet: an in-play delay is longer than any limit that makes sense here.
 */
export async function ackWithin(
  socket: SocketLike,
  ms: number,
  event: string,
  ...args: readonly unknown[]
): Promise<Result<unknown, Failure>> {
  try {
    return ok(await socket.timeout(ms).emitWithAck(event, ...args));
  } catch (error) {
    const connectionLost = error instanceof Error && error.message.includes('disconnected');
    return fail({ kind: connectionLost ? 'offline' : 'timedOut', sent: true });
  }
}
