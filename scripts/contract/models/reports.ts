import { reportPageSchema, reportRowSchema } from '@/adapters/http/reports/reportWire';
import {
  finishedMatchSchema,
  resultsPageSchema,
  settledMarketSchema,
} from '@/adapters/http/reports/resultsWire';
import { scoreSchema } from '@/adapters/wire/matchWire';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { KINDS } from './sports';
import { fields, listOf, maybe, maybeNone, oneOf, orNone, text, withFields } from './withFields';

const sport = oneOf('4', '1', '2');

const ReportRow = withFields(reportRowSchema, {
  sportId: maybeNone(sport),
  commission: maybeNone(wireMoneyNotNegative),
});

const MarketResult = withFields(settledMarketSchema, { type: oneOf(...KINDS), winners: listOf(text()) });

const MatchResult = withFields(finishedMatchSchema, {
  sportId: sport,
  winner: orNone(text()),
  score: maybeNone(scoreSchema),
  markets: listOf(MarketResult),
});

export const REPORTS = { ReportRow, MarketResult, MatchResult };

export const reportReply = withFields(reportPageSchema, {
  markets: listOf(ReportRow),
  totals: maybeNone(
    fields({
      stake: maybe(wireMoneyNotNegative),
      profitLoss: wireMoney,
      commission: maybeNone(wireMoneyNotNegative),
    }),
  ),
});
export const resultsReply = withFields(resultsPageSchema, { results: listOf(MatchResult) });
