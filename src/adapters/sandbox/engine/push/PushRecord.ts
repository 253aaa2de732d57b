import type { SeenMatch } from './judgeMatch';
import type { PushSettings } from './PushSettings';

/** One browser of one player, as its push service names it, for as long as the session that made it. */
export interface PushRecord {
  readonly userId: string;
  readonly token: string;
  readonly endpoint: string;
  /** What a message is encrypted for. */
  readonly p256dh: string;
  readonly auth: string;
  settings: PushSettings;
  /** Ids of rules that are done: the device takes them off its list. */
  sent: readonly string[];
  /** How each match of a rule stood when it was last looked at. */
  seen: Readonly<Record<string, SeenMatch>>;
}
