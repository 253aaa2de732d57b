import type { LogInForm, RegisterForm } from '@/application/session/forms';
import type { MobileDetails, SignedIn, User } from '@/domain/session/User';
import type { Failure } from '@/domain/shared/Failure';
import { rupees } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { token, userId } from '@/domain/shared/ids';
import type { Wallet } from '@/domain/wallet/Wallet';
import { invent } from './invent';

const from = invent('players');

/** Two players. Who they are, but for their usernames, is invented: assert `ASHA.name`, not a name. */
export const ASHA: User = aUser('U1001', 'asha');
export const RAVI: User = aUser('U1002', 'ravi');

function aUser(id: string, username: string): User {
  return { id: userId(id), name: from.longName(), username, mobile: from.nationalMobile() };
}

export const ASHA_IN: SignedIn = { token: token('token-asha'), user: ASHA };
export const RAVI_IN: SignedIn = { token: token('token-ravi'), user: RAVI };

export const ASHAS_NUMBER: MobileDetails = { mobile: ASHA.mobile, countryCode: '91' };

export function logInForm(change: Partial<LogInForm> = {}): LogInForm {
  return { username: 'asha', password: 'Monsoon2026', remember: false, ...change };
}

export function registerForm(change: Partial<RegisterForm> = {}): RegisterForm {
  return {
    name: ASHA.name,
    username: 'asha22',
    password: 'Monsoon2026',
    confirmPassword: 'Monsoon2026',
    referralCode: '',
    ...change,
  };
}

export function aWallet(amount: number, version?: number): Wallet & { readonly cash: Paise } {
  const figures = { balance: rupees(amount), cash: rupees(amount), coins: rupees(0) };
  return version === undefined ? figures : { ...figures, version };
}

export const granted: Result<void, Failure> = ok();

export function refused(message?: string, code?: string): Result<never, Failure> {
  return fail({
    kind: 'refused',
    sent: true,
    ...(message !== undefined && { message }),
    ...(code !== undefined && { code }),
  });
}

export const offline: Result<never, Failure> = fail({ kind: 'offline', sent: false });
export const timedOut: Result<never, Failure> = fail({ kind: 'timedOut', sent: true });

export function coolDown(seconds: number): Result<never, Failure> {
  return fail({ kind: 'coolDown', sent: true, seconds });
}
