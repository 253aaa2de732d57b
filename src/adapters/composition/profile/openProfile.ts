import type { Container } from 'inversify';
import { AcceptanceMemory } from '@/application/betting/AcceptanceMemory';
import { ConfirmPlacing } from '@/application/betting/ConfirmPlacing';
import { OneClick } from '@/application/betting/OneClick';
import { PlaySound } from '@/application/notices/PlaySound';
import { Notify } from '@/application/notices/Notify';
import { ChangePassword } from '@/application/profile/ChangePassword';
import { ChooseConfirm } from '@/application/profile/ChooseConfirm';
import { LeaveDevice } from '@/application/profile/LeaveDevice';
import { LookUpChecks } from '@/application/profile/LookUpChecks';
import type { ProfileApp } from '@/application/profile/ProfileApp';
import { LogOut } from '@/application/session/LogOut';
import { RememberedUsername } from '@/application/session/RememberedUsername';
import { checkPasswordChange } from '@/domain/profile/PasswordChange';
import { HttpBankAccountsGateway } from '../../http/cashier/HttpBankAccountsGateway';
import { HttpKycGateway } from '../../http/cashier/HttpKycGateway';
import type { HttpClient } from '../../http/HttpClient';
import { HttpProfileGateway } from '../../http/profile/HttpProfileGateway';
import { getFrom } from '../getFrom';
import { provide, provideClass } from '../provide';
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
      provideClass(bind, ChooseConfirm, [ConfirmPlacing, OneClick]);
      provideClass(bind, LeaveDevice, [PORT.session, LogOut, RememberedUsername, PORT.localStore]);
    }),
  );
  const get = getFrom(container);
  const acceptance = get(AcceptanceMemory);
  const cue = get(PlaySound);
  const logger = get(PORT.logger);
  return {
    checkPasswords: { execute: checkPasswordChange },
    changePassword: get(ChangePassword),
    checks: new LookUpChecks(
      new HttpKycGateway(http, logger),
      new HttpBankAccountsGateway(http, logger),
      get(PORT.session),
    ),
    acceptance: { execute: () => acceptance.lasting() },
    chooseAcceptance: { execute: (choice) => acceptance.keepLasting(choice) },
    chooseConfirm: get(ChooseConfirm),
    cues: { execute: () => cue.choice() },
    chooseCues: { execute: (choice) => cue.choose(choice) },
    tryCue: { execute: (what) => cue.sample(what) },
    leaveDevice: get(LeaveDevice),
  };
}
