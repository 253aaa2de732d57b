import { say, type Message } from '@/domain/shared/Message';
import { oddsText } from '@/domain/shared/oddsText';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MatchStatus } from '@/domain/sports/Match';
import type { Side } from '@/domain/sports/Side';
import type { AlertRule, MatchRule, PriceRule } from './AlertRule';
import type { ScoreCount } from './scoreCount';

/** What is known of the match of a rule. */
export interface SeenMatch {
  readonly status: MatchStatus;
  /** null: nobody says how it stands. */
  readonly count: ScoreCount | null;
}

/** What follows from a change for one rule. */
export interface AlertNews {
  /** What happened, and nothing else; null: nothing to say. */
  readonly message: Message | null;
  /** The rule has had its day. */
  readonly done: boolean;
}

const NOTHING: AlertNews = { message: null, done: false };
/** Nothing can come of the rule any more. */
export const OVER: AlertNews = { message: null, done: true };

/** Whether a price is the one that was asked for, or better. */
export function isReached(
  { side, odds }: { readonly side: Side; readonly odds: OddsHundredths },
  now: OddsHundredths,
): boolean {
  return side === 'back' ? now >= odds : now <= odds;
}

/** `now`: the best price that can be bet on; null: there is none. */
export function priceNews(rule: PriceRule, now: OddsHundredths | null): AlertNews {
  if (now === null || !isReached(rule, now)) return NOTHING;
  const values = {
    runner: rule.runnerName,
    odds: oddsText(now),
    market: rule.marketName,
    ...matchOf(rule),
  };
  return {
    message: say(rule.side === 'back' ? 'alerts.backReached' : 'alerts.layReached', values),
    done: true,
  };
}

/** `before`: what was known when the rule was last looked at; null: this is the first look. */
export function matchNews(rule: MatchRule, before: SeenMatch | null, now: SeenMatch): AlertNews {
  const match = matchOf(rule);
  if (rule.kind === 'start') {
    if (now.status === 'upcoming') return NOTHING;
    // Who hears of it after the end has no use for it.
    return now.status === 'finished' ? OVER : { message: say('alerts.started', match), done: true };
  }
  if (rule.kind === 'end') {
    if (now.status !== 'finished') return NOTHING;
    const score = now.count?.text ?? '';
    return {
      message: score === '' ? say('alerts.over', match) : say('alerts.overAt', { ...match, score }),
      done: true,
    };
  }
  const done = now.status === 'finished';
  if (!rises(before?.count ?? null, now.count)) return done ? OVER : NOTHING;
  const score = now.count?.text ?? '';
  return {
    message: say(rule.sport === 'cricket' ? 'alerts.wicket' : 'alerts.goal', { ...match, score }),
    done,
  };
}

/** Its name for the words, its id for the way to its page. */
function matchOf({ matchName, matchId }: AlertRule) {
  return { match: matchName, matchId };
}

/** More than before on one side at least. A first count, or one taken back, is no event. */
function rises(before: ScoreCount | null, now: ScoreCount | null): boolean {
  const more = (was: number | null | undefined, is: number | null | undefined): boolean =>
    typeof was === 'number' && typeof is === 'number' && is > was;
  return more(before?.home, now?.home) || more(before?.away, now?.away);
}

/** What is compared with next. A side of which nothing is said stands as it stood; the highest count stays: what was told once is not told again. */
export function seenNext(before: SeenMatch | null, now: SeenMatch): SeenMatch {
  const most = (was: number | null | undefined, is: number | null | undefined): number | null =>
    typeof is !== 'number' ? (was ?? null) : Math.max(is, was ?? is);
  const known = before?.count ?? null;
  if (now.count === null && known === null) return now;
  return {
    status: now.status,
    count: {
      home: most(known?.home, now.count?.home),
      away: most(known?.away, now.count?.away),
      text: now.count?.text ?? known?.text ?? '',
    },
  };
}

const DAY_MS = 86_400_000;
/** A match that is not heard of any more is over, whatever became of it. */
const FORGOTTEN_AFTER_MS = 5 * DAY_MS;

/** A rule that nothing can come of any more. */
export function isForgotten({ startsAt }: AlertRule, now: number): boolean {
  return now - startsAt > FORGOTTEN_AFTER_MS;
}
