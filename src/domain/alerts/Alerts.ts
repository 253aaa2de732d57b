import { fail, ok, type Result } from '@/domain/shared/Result';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { ruleId, type AlertKind, type AlertRule, type BetKind } from './AlertRule';
import type { QuietHours } from './QuietHours';

/** What a device keeps them under, before the player's id. */
export const ALERTS_KEY = 'alerts';

/** As many as one connection follows without effort. */
export const MAX_RULES = 20;

/** What a player wants to be told of, and when not. */
export interface Alerts {
  /** The newest first. */
  readonly rules: readonly AlertRule[];
  /** Kinds that are switched off: their rules stay and say nothing. */
  readonly off: readonly (AlertKind | BetKind)[];
  readonly quiet: QuietHours | null;
  /** Also while the app is closed, on this device. */
  readonly away: boolean;
}

export const NO_ALERTS: Alerts = { rules: [], off: [], quiet: null, away: false };

export function hasRule({ rules }: Alerts, id: string): boolean {
  return rules.some((rule) => ruleId(rule) === id);
}

export function withRule(alerts: Alerts, rule: AlertRule): Result<Alerts, MessageKey> {
  const { rules } = withoutRule(alerts, ruleId(rule));
  if (rules.length >= MAX_RULES) return fail('alerts.full');
  return ok({ ...alerts, rules: [rule, ...rules] });
}

export function withoutRule(alerts: Alerts, id: string): Alerts {
  return { ...alerts, rules: alerts.rules.filter((rule) => ruleId(rule) !== id) };
}

export function withKind(alerts: Alerts, kind: AlertKind | BetKind, on: boolean): Alerts {
  const off = alerts.off.filter((each) => each !== kind);
  return { ...alerts, off: on ? off : [...off, kind] };
}
