import { createContext, use } from 'react';
import type { ProfileApp } from '@/application/profile/ProfileApp';

export const ProfileContext = createContext<ProfileApp | null>(null);

/** The player's own account. Throws outside of `ProfileGate`: that is a bug. */
export function useProfile(): ProfileApp {
  const profile = use(ProfileContext);
  if (profile === null) throw new Error('useProfile was called outside of ProfileGate');
  return profile;
}
