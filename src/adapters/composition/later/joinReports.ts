import type { Container } from 'inversify';
import { openReports, REPORTS_PORTS } from '@/application/reports/openReports';
import type { ReportsApp } from '@/application/reports/ReportsApp';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { offered } from '../offered';
import { takePorts } from '../takePorts';
import type { WholeAppParts } from '../WholeAppParts';

/** Joins reports and results to the running app. Called once. */
export async function joinReports(container: Container, { backend }: WholeAppParts): Promise<ReportsApp> {
  return openReports(
    {
      ...takePorts(container, REPORTS_PORTS),
      reportsGateway: offered((await backend.reports?.())?.reportsGateway),
    },
    { collectBets: getFrom(container)(FEATURE.betting).app.collectBets },
  );
}
