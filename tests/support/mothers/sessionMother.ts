import type { LogInForm, RegisterForm } from '@/application/PlayerApp';
import type { MobileDetails, SignedIn, User } from '@/domain/session/User';
import type { Failure } from '@/domain/shared/Failure';
import { rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { token, userId } from '@/domain/shared/ids';
import type { Wallet } from '@/domain/wallet/Wallet';

export const ASHA: User = { id: userId('U1001'), name: 'Asha Rao', username: 'asha', mobile: '9876543210' };
export const RAVI: User = { id: userId('U1002'), name: 'Ravi Das', username: 'ravi', mobile: '9123456780' };

export const ASHA_IN: SignedIn = { token: token('token-asha'), user: ASHA };
export const RAVI_IN: SignedIn = { token: token('token-ravi'), user: RAVI };

export const ASHAS_NUMBER: MobileDetails = { mobile: '9876543210', countryCode: '91' };

export function logInForm(change: Partial<LogInForm> = {}): LogInForm {
  return { username: 'asha', password: 'Monsoon2026', remember: false, ...change };
}

export function registerForm(change: Partial<RegisterForm> = {}): RegisterForm {
  return {
    name: 'Asha Rao',
    username: 'asha22',
    password: 'Monsoon2026',
    confirmPassword: 'Monsoon2026',
    referralCode: '',
    ...change,
  };
}

export function aWallet(amount: number, version?: number): Wallet {
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
