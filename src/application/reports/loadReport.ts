import type { Report } from '@/domain/reports/Report';
import { momentsOfReport } from '@/domain/reports/ReportFilter';
import { rowsOfBets } from '@/domain/reports/rowsOfBets';
import { readBetsFilter } from '@/domain/betting/BetsFilter';
import { ok } from '@/domain/shared/Result';
import type { BettingApp } from '../betting/BettingApp';
import type { AllPorts } from '../ports/LaterPorts';
import { collectPages } from '../shared/collectPages';
import { askFor } from '../shared/duringSession';
import type { ReportsApp } from './ReportsApp';

type ReportPorts = Pick<AllPorts, 'reportsGateway' | 'session' | 'clock' | 'config'>;

/** The backend's own report, or one made of the list of bets where it has none. */
export function loadReport(ports: ReportPorts, collectBets: BettingApp['collectBets']): ReportsApp['load'] {
  return ports.config.capabilities.reports ? ofMarkets(ports) : ofBets(ports, collectBets);
}

function ofMarkets({ reportsGateway, session, clock }: ReportPorts): ReportsApp['load'] {
  return (filter, cancellation) =>
    askFor<Report>(session, 'profitLoss.failed', async () => {
      const range = momentsOfReport(filter, clock.now());
      let said: Report['said'] = null;
      const all = await collectPages(session, cancellation, async (skip, pageSize) => {
        const reply = await reportsGateway.markets({ skip, pageSize, ...range }, cancellation);
        if (reply.ok) said = reply.value.said;
        return reply;
      });
      if (!all.ok) return all;
      return ok({ source: 'markets', ...all.value, untold: 0, workedOut: 0, said });
    });
}

function ofBets({ clock }: ReportPorts, collectBets: BettingApp['collectBets']): ReportsApp['load'] {
  return async ({ days }, cancellation) => {
    const usual = readBetsFilter(() => null, clock.now());
    const answer = await collectBets({ ...usual, tab: 'settled', segment: 'all', days }, cancellation);
    if (!answer.ok) return answer;
    const { bets, whole, unread } = answer.value;
    return ok({ source: 'bets', ...rowsOfBets(bets), whole, unread, said: null });
  };
}
