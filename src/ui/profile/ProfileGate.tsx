import '@/ui/i18n/accountTexts';
import type { ReactNode } from 'react';
import { ProfileContext } from './ProfileContext';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { OpenedPart } from '@/ui/lazy/OpenedPart';

export interface ProfileGateProps {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

export function ProfileGate({ skeleton, children }: ProfileGateProps) {
  const { open } = usePlayerApp().profile;
  const t = useText();
  return (
    <OpenedPart open={open} unavailable={t('profile.unavailable')} skeleton={skeleton}>
      {(profile) => <ProfileContext value={profile}>{children}</ProfileContext>}
    </OpenedPart>
  );
}
