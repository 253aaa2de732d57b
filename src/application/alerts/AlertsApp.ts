import type { AlertKind, AlertRule, BetKind } from '@/domain/alerts/AlertRule';
import type { Alerts } from '@/domain/alerts/Alerts';
import type { QuietHours } from '@/domain/alerts/QuietHours';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { AwayApp } from './AwayApp';

/** What a player wants to be told of; kept on this device, for each player apart. */
export interface AlertsApp {
  /** As they are now: the same object until something changes. */
  readonly read: () => Alerts;
  /** Tells after every change, also of another tab. Returns how to release. */
  readonly watch: (listener: () => void) => () => void;
  /** Fails when there are too many. One that asks for the same takes the place of the earlier one. */
  readonly add: (rule: AlertRule) => Result<void, Message>;
  readonly remove: (id: string) => void;
  readonly switchKind: (kind: AlertKind | BetKind, on: boolean) => void;
  readonly chooseQuiet: (quiet: QuietHours | null) => void;
  /** The same while the app is closed. */
  readonly away: AwayApp;
}
