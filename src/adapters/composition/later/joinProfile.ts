import type { Container } from 'inversify';
import { openProfile, PROFILE_PORTS } from '@/application/profile/openProfile';
import type { ProfileApp } from '@/application/profile/ProfileApp';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { offered } from '../offered';
import { takePorts } from '../takePorts';
import type { WholeAppParts } from '../WholeAppParts';

/** Joins the player's own page to the running app. Called once. */
export async function joinProfile(container: Container, { backend }: WholeAppParts): Promise<ProfileApp> {
  const gateways = (await backend.profile?.()) ?? {};
  const get = getFrom(container);
  return openProfile(
    {
      ...takePorts(container, PROFILE_PORTS),
      profileGateway: offered(gateways.profileGateway),
      kycGateway: offered(gateways.kycGateway),
      bankAccountsGateway: offered(gateways.bankAccountsGateway),
    },
    {
      notify: get(FEATURE.notify),
      sound: get(FEATURE.notices).sound,
      betting: get(FEATURE.betting),
      ways: get(FEATURE.session),
    },
  );
}
