import { ruleId, type AlertKind, type AlertRule, type BetKind } from '@/domain/alerts/AlertRule';
import {
  ALERTS_KEY,
  hasRule,
  MAX_RULES,
  NO_ALERTS,
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
import type { AlertsApp } from './AlertsApp';
import { decodeAlerts } from './decodeAlerts';

/** Rules outlive a session: they are saved on this device, for each player apart. Nobody else is told. */
export class SavedAlerts implements Omit<AlertsApp, 'away'> {
  readonly #listeners = new Set<() => void>();
  #decoded: { readonly text: string | null; readonly alerts: Alerts } = { text: null, alerts: NO_ALERTS };

  constructor(
    private readonly store: KeyValueStore,
    private readonly session: Pick<SessionView, 'user'>,
  ) {}

  readonly read = (): Alerts => {
    const text = this.store.read(this.#key);
    if (text !== this.#decoded.text) this.#decoded = { text, alerts: decodeAlerts(text) };
    return this.#decoded.alerts;
  };

  readonly watch = (listener: () => void): (() => void) => {
    const tell = (): void => listener();
    this.#listeners.add(tell);
    const stop = this.store.onExternalChange((key) => {
      if (key === null || key === this.#key) tell();
    });
    return () => {
      this.#listeners.delete(tell);
      stop();
    };
  };

  readonly add = (rule: AlertRule): Result<void, Message> => {
    const now = withRule(this.read(), rule);
    if (!now.ok) return fail(say(now.error, { most: MAX_RULES }));
    this.#keep(now.value);
    return ok();
  };

  readonly remove = (id: string): void => this.#keep(withoutRule(this.read(), id));

  readonly switchKind = (kind: AlertKind | BetKind, on: boolean): void =>
    this.#keep(withKind(this.read(), kind, on));

  readonly chooseQuiet = (quiet: QuietHours | null): void => this.#keep({ ...this.read(), quiet });

  /** Also while the app is closed. */
  tellAway(away: boolean): void {
    this.#keep({ ...this.read(), away });
  }

  /** It has fired: true, unless another tab was faster or the player took it away. */
  take(rule: AlertRule): boolean {
    const id = ruleId(rule);
    if (!hasRule(this.read(), id)) return false;
    this.remove(id);
    return true;
  }

  #keep(alerts: Alerts): void {
    const { rules, off, quiet, away } = alerts;
    if (rules.length === 0 && off.length === 0 && quiet === null && !away) this.store.remove(this.#key);
    else this.store.write(this.#key, JSON.stringify(alerts));
    for (const tell of this.#listeners) tell();
  }

  get #key(): string {
    return playerKey(ALERTS_KEY, this.session);
  }
}
