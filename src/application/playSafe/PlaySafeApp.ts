import type { BreakOrder, SafetyOrder } from '../ports/gateways/PlaySafeGateway';
import type { PlaySafeView } from '../ports/state/PlaySafeState';
import type { Cancellation } from '../ports/device/Cancellation';
import type { PlayActivity } from '@/domain/playSafe/SafetyState';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';

/** What players decide about their own playing. Without the capability `playSafe` only the reality check and its interval are there. */
export interface PlaySafeApp {
  readonly view: PlaySafeView;
  readonly load: () => Promise<void>;
  /** Fails with what the server said; how things stand is in the view. */
  readonly change: (order: Exclude<SafetyOrder, { do: 'goOn' }>) => Promise<Result<void, Message>>;
  /** Ends the session when it is granted. */
  readonly takeBreak: (order: BreakOrder) => Promise<Result<void, Message>>;
  /** Gives when they are back. */
  readonly askReturn: (username: string, password: string) => Promise<Result<number | null, Message>>;
  readonly activity: (days: number, cancellation?: Cancellation) => Promise<Result<PlayActivity, Message>>;
  /** Answers a reality check. */
  readonly goOn: () => Promise<void>;
}
