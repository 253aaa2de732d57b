import type { Selection } from '@/domain/betting/BetSlip';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MatchId } from '@/domain/shared/ids';
import type { Sport } from '@/domain/sports/Sport';

/** `score`: a goal or a wicket. */
export const ALERT_KINDS = ['price', 'start', 'score', 'end'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Of a player's own bets: always told in the app, and by a switch each while it is closed. */
export const BET_KINDS = ['matched', 'settled'] as const;
export type BetKind = (typeof BET_KINDS)[number];

/** Enough to name the match before it has been asked for. */
export interface AlertedMatch {
  readonly matchId: MatchId;
  readonly matchName: string;
  readonly sport: Sport;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

/** This price of a runner, or a better one: to back a higher one is better, to lay a lower one. */
export interface PriceRule extends AlertedMatch, Omit<Selection, 'marketKind'> {
  readonly kind: 'price';
  readonly odds: OddsHundredths;
}

export interface MatchRule extends AlertedMatch {
  readonly kind: Exclude<AlertKind, 'price'>;
}

/** What a player wants to be told of. */
export type AlertRule = PriceRule | MatchRule;

/** As `ruleId`, and for the same price: what a server has told is said by this name. */
export function sentId(rule: AlertRule): string {
  return rule.kind === 'price' ? `${ruleId(rule)}|${rule.odds}` : ruleId(rule);
}

/** Two rules with one name ask for the same: the later one takes the earlier one's place. */
export function ruleId(rule: AlertRule): string {
  return rule.kind === 'price'
    ? ['price', rule.marketId, rule.runnerId, rule.side].join('|')
    : [rule.kind, rule.matchId].join('|');
}
