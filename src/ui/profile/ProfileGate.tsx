import '@/ui/i18n/accountTexts';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ProfileContext } from './ProfileContext';
import type { ProfileApp } from '@/application/profile/ProfileApp';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';

export interface ProfileGateProps {
  /** What stands there until its script has come. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Lets the page in once its part of the app is there; says so when it does not come, with another try. */
export function ProfileGate({ skeleton, children }: ProfileGateProps) {
  const { open } = usePlayerApp().profile;
  const t = useText();
  const [profile, setProfile] = useState<ProfileApp | 'failed' | null>(null);
  const load = useCallback(() => {
    let left = false;
    setProfile(null);
    open.execute().then(
      (opened) => {
        if (!left) setProfile(opened);
      },
      () => {
        if (!left) setProfile('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [open]);
  useEffect(load, [load]);

  if (profile === null) return skeleton;
  if (profile === 'failed')
    return (
      <ErrorPanel
        text={t('profile.unavailable')}
        retryLabel={t('common.retry')}
        onRetry={() => void load()}
      />
    );
  return <ProfileContext value={profile}>{children}</ProfileContext>;
}
