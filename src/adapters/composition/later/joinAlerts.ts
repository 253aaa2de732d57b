import type { Container } from 'inversify';
import type { AlertsApp } from '@/application/alerts/AlertsApp';
import { ALERTS_PORTS } from '@/application/alerts/AlertsParts';
import { openAlerts } from '@/application/alerts/openAlerts';
import { LateParticipants } from '@/application/session/LateParticipants';
import { observe } from '../../stores/observe';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { offered } from '../offered';
import { takePorts } from '../takePorts';
import type { WholeAppParts } from '../WholeAppParts';

/** Joins alerts to the running app. Called once. */
export async function joinAlerts(
  container: Container,
  { backend, device }: WholeAppParts,
): Promise<AlertsApp> {
  const [gateways, pushDevice = null] = await Promise.all([backend.alerts?.(), device.push?.()]);
  const get = getFrom(container);
  const { watchList, watchMarkets, watchListed } = get(FEATURE.sports).app;
  return openAlerts(
    {
      ...takePorts(container, ALERTS_PORTS),
      observe,
      pushGateway: offered(gateways?.pushGateway),
      pushDevice,
    },
    { notify: get(FEATURE.notify), watchList, watchMarkets, watchListed, late: get(LateParticipants) },
  );
}
