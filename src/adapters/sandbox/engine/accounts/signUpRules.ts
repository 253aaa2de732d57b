import type { Pattern } from '../../texts/hindi';

export interface SignUpForm {
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

/** The rules of the form again, on this side of the wire: a client's checks prove nothing. Null when they hold. */
export function signUpFault(form: SignUpForm): Pattern | null {
  const username = form.username.trim();
  if (form.name.trim() === '') return 'Name cannot be empty';
  if (form.name.length > 60) return 'Name is too long';
  if (username === '') return 'User name cannot be empty';
  if (!/^[A-Za-z0-9 ]+$/.test(username)) return 'Special characters are not allowed in username.';
  if (username.length < 4 || username.length > 15) return 'Username must be 4 to 15 characters.';
  return passwordFault(form.password);
}

export function passwordFault(password: string): Pattern | null {
  const length = [...password].length;
  if (length === 0) return 'Password cannot be empty';
  return length < 8 || length > 20 ? 'Password must be 8 to 20 characters.' : null;
}

/** National number of an Indian mobile with the country code beside it, else null. */
export function indianMobile(mobile: string, countryCode: string): string | null {
  return /^\+?91$/.test(countryCode) && /^[6-9]\d{9}$/.test(mobile) ? mobile : null;
}
