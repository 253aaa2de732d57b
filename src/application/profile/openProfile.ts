import { checkPasswordChange } from '@/domain/profile/PasswordChange';
import type { Betting } from '../betting/openBetting';
import type { Notify } from '../notices/Notify';
import type { PlaySound } from '../notices/PlaySound';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { Session } from '../session/openSession';
import { ChangePassword } from './ChangePassword';
import { ChooseConfirm } from './ChooseConfirm';
import { LeaveDevice } from './LeaveDevice';
import { LookUpChecks } from './LookUpChecks';
import type { ProfileApp } from './ProfileApp';

export const PROFILE_PORTS = ['session', 'localStore'] as const satisfies readonly (keyof Ports)[];

type ProfilePorts = Pick<Ports, (typeof PROFILE_PORTS)[number]> &
  Pick<LaterPorts, 'profileGateway' | 'kycGateway' | 'bankAccountsGateway'>;

/** What other features do for this one. */
interface ProfileShared {
  readonly notify: Notify;
  readonly sound: PlaySound;
  readonly betting: Pick<Betting, 'acceptance' | 'confirmsPlacing' | 'oneClick'>;
  readonly ways: Pick<Session, 'logOut' | 'rememberedUsername'>;
}

/** The player's own page: password, settings and the way out. */
export function openProfile(
  ports: ProfilePorts,
  { notify, sound, betting, ways }: ProfileShared,
): ProfileApp {
  const { session, localStore, profileGateway, kycGateway, bankAccountsGateway } = ports;
  const { acceptance, confirmsPlacing, oneClick } = betting;
  return {
    checkPasswords: { execute: checkPasswordChange },
    changePassword: new ChangePassword(profileGateway, session, notify),
    checks: new LookUpChecks(kycGateway, bankAccountsGateway, session),
    acceptance: { execute: () => acceptance.lasting() },
    chooseAcceptance: { execute: (choice) => acceptance.keepLasting(choice) },
    chooseConfirm: new ChooseConfirm(confirmsPlacing, (stakeText) => oneClick.switchTo(stakeText)),
    cues: { execute: () => sound.choice() },
    chooseCues: { execute: (choice) => sound.choose(choice) },
    tryCue: { execute: (what) => sound.sample(what) },
    leaveDevice: new LeaveDevice(session, ways.logOut, ways.rememberedUsername, localStore),
  };
}
