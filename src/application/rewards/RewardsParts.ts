import type { Notify } from '../notices/Notify';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { LateParticipants } from '../session/LateParticipants';
import type { OfferReferralCode } from '../session/watchReferralCookies';

export const REWARDS_PORTS = [
  'session',
  'localStore',
  'ids',
  'clock',
  'scheduler',
  'playerFeed',
  'pageLife',
  'address',
] as const satisfies readonly (keyof Ports)[];

export type RewardsPorts = Pick<Ports, (typeof REWARDS_PORTS)[number]> &
  Pick<LaterPorts, 'bonusGateway' | 'referralGateway' | 'cookieWriter' | 'qrCodes' | 'newSubmission'>;

/** What other features do for this one. */
export interface RewardsShared {
  readonly notify: Notify;
  readonly late: LateParticipants;
  readonly offerReferralCode: OfferReferralCode;
}
