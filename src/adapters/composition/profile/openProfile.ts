import type { Container } from 'inversify';
import { Notify } from '@/application/notices/Notify';
import { ChangePassword } from '@/application/profile/ChangePassword';
import { ChooseConfirm } from '@/application/profile/ChooseConfirm';
import { LeaveDevice } from '@/application/profile/LeaveDevice';
import { LookUpChecks } from '@/application/profile/LookUpChecks';
import type { ProfileApp } from '@/application/profile/ProfileApp';
import { checkPasswordChange } from '@/domain/profile/PasswordChange';
import { HttpBankAccountsGateway } from '../../http/cashier/HttpBankAccountsGateway';
import { HttpKycGateway } from '../../http/cashier/HttpKycGateway';
import type { HttpClient } from '../../http/HttpClient';
import { HttpProfileGateway } from '../../http/profile/HttpProfileGateway';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { provide } from '../provide';
import { PORT } from '../tokens';
import { loadParts, wiringPart } from '../wiringPart';

/** Joins the player's own page to the container of the whole app. Called once. */
export function openProfile(container: Container, { http }: { readonly http: HttpClient }): ProfileApp {
  loadParts(
    container,
    wiringPart('profile', (bind) => {
      provide(
        bind,
        ChangePassword,
        [PORT.session, Notify],
        (session, notify) => new ChangePassword(new HttpProfileGateway(http), session, notify),
      );
    }),
  );
  const get = getFrom(container);
  const { acceptance, confirmsPlacing, oneClick } = get(FEATURE.betting);
  const { logOut, rememberedUsername } = get(FEATURE.session);
  const { sound } = get(FEATURE.notices);
  const session = get(PORT.session);
  const logger = get(PORT.logger);
  return {
    checkPasswords: { execute: checkPasswordChange },
    changePassword: get(ChangePassword),
    checks: new LookUpChecks(
      new HttpKycGateway(http, logger),
      new HttpBankAccountsGateway(http, logger),
      session,
    ),
    acceptance: { execute: () => acceptance.lasting() },
    chooseAcceptance: { execute: (choice) => acceptance.keepLasting(choice) },
    chooseConfirm: new ChooseConfirm(confirmsPlacing, oneClick),
    cues: { execute: () => sound.choice() },
    chooseCues: { execute: (choice) => sound.choose(choice) },
    tryCue: { execute: (what) => sound.sample(what) },
    leaveDevice: new LeaveDevice(session, logOut, rememberedUsername, get(PORT.localStore)),
  };
}
