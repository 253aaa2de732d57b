import { checkPasswordChange } from '@/domain/profile/PasswordChange';
import type { Betting } from '../betting/openBetting';
import type { Notify } from '../notices/Notify';
import type { PlaySound } from '../notices/PlaySound';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { Session } from '../session/openSession';
import { changePassword } from './changePassword';
import { leaveDevice } from './leaveDevice';
import { lookUpChecks } from './lookUpChecks';
import type { ProfileApp } from './ProfileApp';
import type { ConfirmPlacing } from '../betting/ConfirmPlacing';
import type { BettingApp } from '../betting/BettingApp';

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
  const { acceptance, confirmsPlacing, oneClick } = betting;
  return {
    checkPasswords: checkPasswordChange,
    changePassword: changePassword(ports, notify),
    checks: lookUpChecks(ports),
    acceptance: () => acceptance.lasting(),
    chooseAcceptance: (choice) => acceptance.keepLasting(choice),
    chooseConfirm: chooseConfirm(confirmsPlacing, (stakeText) => oneClick.switchTo(stakeText)),
    cues: () => sound.choice(),
    chooseCues: (choice) => sound.choose(choice),
    tryCue: (what) => sound.sample(what),
    leaveDevice: leaveDevice(ports, ways.logOut, ways.rememberedUsername),
  };
}

/** A bet that is read once more, and a bet by a single tap: one of the two at most. */
export function chooseConfirm(
  confirms: Pick<ConfirmPlacing, 'keep'>,
  switchOneClick: BettingApp['switchOneClick'],
) {
  return (on: boolean): void => {
    confirms.keep(on);
    if (on) switchOneClick(null);
  };
}
