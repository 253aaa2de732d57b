import type { AuthPanel } from '@/domain/session/authPanels';

/** AUTH-01: each panel with the public page that shows it in full. */
export const authPanelPairs: readonly (readonly [AuthPanel, string])[] = [
  ['login', '/sign-in'],
  ['mobileNumber', '/mobile-number'],
  ['verifyNumber', '/verify-number'],
  ['register', '/register'],
  ['forgotpassword', '/forgot-password'],
  ['resetpassword', '/reset-password'],
];
