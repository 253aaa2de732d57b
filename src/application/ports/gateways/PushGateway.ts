import type { Alerts } from '@/domain/alerts/Alerts';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { PushAddress } from '../device/PushDevice';

/** assumed: docs/wire.md 4.12a. Only where the backend has the capability `webPush`. */
export interface PushGateway {
  /** The public key that its messages are signed for. */
  key(): Promise<Result<string, Failure>>;
  /** From now on this browser is told of these, and of nothing else. Says which of the rules it has told already, by `sentId`. */
  subscribe(to: PushAddress, alerts: Alerts, language: string): Promise<Result<readonly string[], Failure>>;
  unsubscribe(endpoint: string): Promise<Result<void, Failure>>;
}
