import type { BettingApp } from '../betting/BettingApp';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import { loadReport } from './loadReport';
import { loadResults } from './loadResults';
import type { ReportsApp } from './ReportsApp';

export const REPORTS_PORTS = ['session', 'clock', 'config'] as const satisfies readonly (keyof Ports)[];

type ReportsPorts = Pick<Ports, (typeof REPORTS_PORTS)[number]> & Pick<LaterPorts, 'reportsGateway'>;

/** Profit and loss, and results. Once a page. */
export function openReports(
  ports: ReportsPorts,
  { collectBets }: Pick<BettingApp, 'collectBets'>,
): ReportsApp {
  return { load: loadReport(ports, collectBets), results: loadResults(ports) };
}
