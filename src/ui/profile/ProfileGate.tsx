import type { ReactNode } from 'react';
import { ProfileContext } from './ProfileContext';
import { useText } from '@/ui/i18n/useText';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';

export interface ProfileGateProps {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

export function ProfileGate({ skeleton, children }: ProfileGateProps) {
  const t = useText();
  return (
    <OpenedFeature name="profile" unavailable={t('profile.unavailable')} skeleton={skeleton}>
      {(profile) => <ProfileContext value={profile}>{children}</ProfileContext>}
    </OpenedFeature>
  );
}
