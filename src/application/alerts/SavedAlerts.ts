import { ruleId, type AlertKind, type AlertRule, type BetKind } from '@/domain/alerts/AlertRule';
import {
  ALERTS_KEY,
  hasRule,
  MAX_RULES,
  withKind,
  withoutRule,
  withRule,
  type Alerts,
} from '@/domain/alerts/Alerts';
import type { QuietHours } from '@/domain/alerts/QuietHours';
import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { playerKey } from '../shared/playerKey';
import { SavedValue } from '../shared/SavedValue';
import type { AlertsApp } from './AlertsApp';
import { decodeAlerts } from './decodeAlerts';

/** Rules outlive a session: they are saved on this device, for each player apart. Nobody else is told. */
export class SavedAlerts implements Omit<AlertsApp, 'away'> {
  readonly #saved: SavedValue<Alerts>;

  constructor(store: KeyValueStore, session: Pick<SessionView, 'user'>) {
    const key = () => playerKey(ALERTS_KEY, session);
    this.#saved = new SavedValue(store, { key, decode: decodeAlerts, encode: encodeAlerts });
  }

  readonly read = (): Alerts => this.#saved.read();

  readonly watch = (listener: () => void): (() => void) => this.#saved.watch(listener);

  readonly add = (rule: AlertRule): Result<void, Message> => {
    const now = withRule(this.read(), rule);
    if (!now.ok) return fail(say(now.error, { most: MAX_RULES }));
    this.#saved.write(now.value);
    return ok();
  };

  readonly remove = (id: string): void => this.#saved.write(withoutRule(this.read(), id));

  readonly switchKind = (kind: AlertKind | BetKind, on: boolean): void =>
    this.#saved.write(withKind(this.read(), kind, on));

  readonly chooseQuiet = (quiet: QuietHours | null): void => this.#saved.write({ ...this.read(), quiet });

  /** Also while the app is closed. */
  tellAway(away: boolean): void {
    this.#saved.write({ ...this.read(), away });
  }

  /** It has fired: true, unless another tab was faster or the player took it away. */
  take(rule: AlertRule): boolean {
    const id = ruleId(rule);
    if (!hasRule(this.read(), id)) return false;
    this.remove(id);
    return true;
  }
}

function encodeAlerts(alerts: Alerts): string | null {
  const { rules, off, quiet, away } = alerts;
  const isNone = rules.length === 0 && off.length === 0 && quiet === null && !away;
  return isNone ? null : JSON.stringify(alerts);
}
