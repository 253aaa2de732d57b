import * as v from 'valibot';
import { decode, decodeRows } from '@/adapters/wire/decode';
import { orNull } from '@/adapters/wire/orNull';
import { wireCountOrNone, wireVersion } from '@/adapters/wire/wireCount';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireListOrNull } from '@/adapters/wire/wireItems';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireSport } from '@/adapters/wire/wireSport';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import type { Logger } from '@/application/ports/device/Logger';
import type { ReportPage } from '@/application/ports/gateways/ReportsGateway';
import type { ReportRow } from '@/domain/reports/ReportRow';
import { matchId } from '@/domain/shared/ids';

/** assumed: one settled market, docs/wire.md 4.8a. Without an id, a stake or a result it is none: a sum would be wrong by it. */
export const reportRowSchema = v.pipe(
  v.object({
    id: wireId,
    settledAt: wireDateOrNull,
    sportId: orNull(wireSport),
    competition: wireTextOrEmpty(160),
    refMatchId: v.fallback(wireId, ''),
    matchName: wireTextOrEmpty(160),
    marketName: wireTextOrEmpty(160),
    bets: wireVersion,
    stake: wireMoneyNotNegative,
    profitLoss: wireMoney,
    commission: orNull(wireMoneyNotNegative),
  }),
  v.transform(({ settledAt, sportId, refMatchId, ...row }): ReportRow => ({
    ...row,
    at: settledAt,
    sport: sportId,
    matchId: refMatchId === '' ? null : matchId(refMatchId),
  })),
);

export const reportPageSchema = v.object({
  // Not a list: "nothing was won or lost" is a claim about money, and nobody made it.
  markets: wireListOrNull,
  count: wireCountOrNone,
  totals: orNull(v.object({ profitLoss: wireMoney, commission: orNull(wireMoneyNotNegative) })),
});

export function decodeReport(data: unknown, logger: Logger): ReportPage | null {
  const page = decode(reportPageSchema, data, 'report', logger);
  if (page === null) return null;
  const { rows, unread } = decodeRows(reportRowSchema, page.markets, 'report.markets', logger);
  return { rows, unread, count: Math.max(page.count, rows.length + unread), said: page.totals };
}
