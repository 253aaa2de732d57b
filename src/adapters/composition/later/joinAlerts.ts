import type { Container } from 'inversify';
import type { AlertsApp } from '@/application/alerts/AlertsApp';
import { ALERTS_PORTS } from '@/application/alerts/AlertsParts';
import { openAlerts } from '@/application/alerts/openAlerts';
import { LateParticipants } from '@/application/session/LateParticipants';
import { observe } from '../../stores/observe';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { takePorts } from '../takePorts';

/** Joins alerts to the running app. Called once. */
export function joinAlerts(container: Container): AlertsApp {
  const get = getFrom(container);
  const { watchList, watchMarkets, watchListed } = get(FEATURE.sports).app;
  return openAlerts(
    { ...takePorts(container, ALERTS_PORTS), observe },
    { notify: get(FEATURE.notify), watchList, watchMarkets, watchListed, late: get(LateParticipants) },
  );
}
