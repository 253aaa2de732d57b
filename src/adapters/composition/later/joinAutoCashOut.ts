import type { Container } from 'inversify';
import type { AutoCashOutApp } from '@/application/autoCashOut/AutoCashOutApp';
import { AUTO_CASH_OUT_PORTS, openAutoCashOut } from '@/application/autoCashOut/openAutoCashOut';
import { LateParticipants } from '@/application/session/LateParticipants';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { offered } from '../offered';
import { takePorts } from '../takePorts';
import type { WholeAppParts } from '../WholeAppParts';

/** Joins auto cash outs to the running app. Called once. */
export async function joinAutoCashOut(
  container: Container,
  { backend }: WholeAppParts,
): Promise<AutoCashOutApp> {
  const get = getFrom(container);
  return openAutoCashOut(
    {
      ...takePorts(container, AUTO_CASH_OUT_PORTS),
      autoCashOutGateway: offered((await backend.autoCashOut?.())?.autoCashOutGateway),
    },
    {
      notify: get(FEATURE.notify),
      betting: get(FEATURE.betting).app,
      late: get(LateParticipants),
    },
  );
}
