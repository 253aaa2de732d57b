import type { MessageKey } from '@/domain/shared/MessageKey';

/** Why this cannot be a password: nothing, or not 8 to 20 characters. AUTH-15. */
export function passwordProblem(password: string): MessageKey | null {
  if (password === '') return 'register.passwordEmpty';
  return isWithin(password, 8, 20) ? null : 'register.passwordLength';
}

/** Why this does not repeat the password. */
export function confirmProblem(password: string, repeated: string): MessageKey | null {
  if (repeated === '') return 'register.confirmEmpty';
  return repeated === password ? null : 'register.confirmDifferent';
}

/** Length in code points: an emoji is one symbol (X27). */
export function isWithin(text: string, min: number, max: number): boolean {
  const length = [...text.slice(0, 4 * max)].length;
  return length >= min && length <= max;
}
