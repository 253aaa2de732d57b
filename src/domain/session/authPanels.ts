import type { AuthProgress } from './authProgress';

/** AUTH-01: the six panels, by the specification's names. */
export type AuthPanel =
  | 'login'
  | 'mobileNumber'
  | 'verifyNumber'
  | 'register'
  | 'forgotpassword'
  | 'resetpassword';

/** What happens inside a panel. The OTP entry of a sign-up shows inside `mobileNumber`, hence moves nowhere (AUTH-12). */
export type AuthPanelEvent =
  | 'registerChosen'
  | 'logInChosen'
  | 'forgotChosen'
  | 'changeNumberChosen'
  | 'numberAccepted'
  | 'numberVerified'
  | 'numberMissing'
  | 'recoveryCodeSent'
  | 'recoveryCodeMissing'
  | 'passwordReset';

const MOVES: Readonly<Record<AuthPanel, Partial<Record<AuthPanelEvent, AuthPanel>>>> = {
  login: { registerChosen: 'mobileNumber', forgotChosen: 'forgotpassword' },
  mobileNumber: { logInChosen: 'login', numberAccepted: 'register', numberVerified: 'register' },
  verifyNumber: {
    logInChosen: 'login',
    changeNumberChosen: 'mobileNumber',
    numberMissing: 'mobileNumber',
    numberAccepted: 'register',
    numberVerified: 'register',
  },
  register: { logInChosen: 'login', changeNumberChosen: 'mobileNumber', numberMissing: 'mobileNumber' },
  forgotpassword: { logInChosen: 'login', recoveryCodeSent: 'resetpassword' },
  resetpassword: { logInChosen: 'login', recoveryCodeMissing: 'forgotpassword', passwordReset: 'login' },
};

/** The panel after an event; the same panel for an event that means nothing there. Total. AUTH-02. */
export function nextPanel(panel: AuthPanel, event: AuthPanelEvent): AuthPanel {
  return MOVES[panel][event] ?? panel;
}

/** What a player can choose by a link, as opposed to what happens after a reply. */
const LINKS: readonly AuthPanelEvent[] = [
  'registerChosen',
  'logInChosen',
  'forgotChosen',
  'changeNumberChosen',
];

/** Whether a link inside `from` may lead to `to`. */
export function linkLeads(from: AuthPanel, to: AuthPanel): boolean {
  return LINKS.some((link) => MOVES[from][link] === to);
}

/** The panel to show when one is asked for: the step before it while that one has not been taken. */
export function panelToShow(asked: AuthPanel, progress: AuthProgress): AuthPanel {
  const ready: Partial<Record<AuthPanel, boolean>> = {
    verifyNumber: progress.numberKnown,
    register: progress.mayRegister,
    resetpassword: progress.recoveryCodeSent,
  };
  if (ready[asked] !== false) return asked;
  return nextPanel(nextPanel(asked, 'numberMissing'), 'recoveryCodeMissing');
}
