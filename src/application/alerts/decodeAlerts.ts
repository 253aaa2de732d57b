import { ALERT_KINDS, BET_KINDS, ruleId, type AlertedMatch, type AlertRule } from '@/domain/alerts/AlertRule';
import { MAX_RULES, type Alerts } from '@/domain/alerts/Alerts';
import { DAY_HOURS, type QuietHours } from '@/domain/alerts/QuietHours';
import { odds as oddsOf } from '@/domain/shared/Odds';
import { marketId, matchId, runnerId } from '@/domain/shared/ids';
import { SPORT_IDS, type Sport } from '@/domain/sports/Sport';
import { parseSaved, savedFields, savedText } from '../shared/savedJson';

const SPORTS = Object.keys(SPORT_IDS) as readonly Sport[];

/** Alerts as they were saved; what is none of ours, or not any more, is left out (F71). Never throws. */
export function decodeAlerts(text: string | null): Alerts {
  const { rules, off, quiet, away } = savedFields(parseSaved(text));
  const ours = listOf(rules).flatMap((each) => ruleOf(each) ?? []);
  const once = new Map(ours.map((rule) => [ruleId(rule), rule]));
  return {
    rules: [...once.values()].slice(0, MAX_RULES),
    off: [...ALERT_KINDS, ...BET_KINDS].filter((kind) => listOf(off).includes(kind)),
    quiet: quietOf(quiet),
    away: away === true,
  };
}

function ruleOf(value: unknown): AlertRule | null {
  const entry = savedFields(value);
  const match = matchOf(entry);
  if (match === null) return null;
  const kind = ALERT_KINDS.find((each) => each === entry.kind);
  if (kind === undefined) return null;
  if (kind !== 'price') return { kind, ...match };
  const { odds, side } = entry;
  const [market, runner] = [savedText(entry.marketId), savedText(entry.runnerId)];
  if (!isWhole(odds) || odds <= 100) return null;
  if ((side !== 'back' && side !== 'lay') || market === '' || runner === '') return null;
  return {
    kind,
    ...match,
    marketId: marketId(market),
    marketName: savedText(entry.marketName),
    runnerId: runnerId(runner),
    runnerName: savedText(entry.runnerName),
    side,
    odds: oddsOf(odds),
  };
}

function matchOf(entry: Readonly<Record<string, unknown>>): AlertedMatch | null {
  const { startsAt } = entry;
  const sport = SPORTS.find((each) => each === entry.sport);
  const id = savedText(entry.matchId);
  if (id === '' || sport === undefined || !isWhole(startsAt)) return null;
  return { matchId: matchId(id), matchName: savedText(entry.matchName), sport, startsAt };
}

function quietOf(value: unknown): QuietHours | null {
  const { from, to } = savedFields(value);
  return isHour(from) && isHour(to) ? { from, to } : null;
}

function isHour(value: unknown): value is number {
  return isWhole(value) && value >= 0 && value < DAY_HOURS;
}

/** A number, and a whole one. */
function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
