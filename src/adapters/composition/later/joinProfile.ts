import type { Container } from 'inversify';
import { openProfile, PROFILE_PORTS } from '@/application/profile/openProfile';
import type { ProfileApp } from '@/application/profile/ProfileApp';
import { HttpBankAccountsGateway } from '../../http/cashier/HttpBankAccountsGateway';
import { HttpKycGateway } from '../../http/cashier/HttpKycGateway';
import { HttpProfileGateway } from '../../http/profile/HttpProfileGateway';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { takePorts } from '../takePorts';
import { PORT } from '../tokens';
import type { LaterParts } from './LaterParts';

/** Joins the player's own page to the running app. Called once. */
export function joinProfile(container: Container, { http }: LaterParts): ProfileApp {
  const get = getFrom(container);
  const logger = get(PORT.logger);
  return openProfile(
    {
      ...takePorts(container, PROFILE_PORTS),
      profileGateway: new HttpProfileGateway(http),
      kycGateway: new HttpKycGateway(http, logger),
      bankAccountsGateway: new HttpBankAccountsGateway(http, logger),
    },
    {
      notify: get(FEATURE.notify),
      sound: get(FEATURE.notices).sound,
      betting: get(FEATURE.betting),
      ways: get(FEATURE.session),
    },
  );
}
