import { useEffect, useRef, useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import KeyRound from 'lucide-react/icons/key-round';
import { PasswordForm } from './PasswordForm';
import styles from './Profile.module.css';
import { ProfileSection } from './ProfileSection';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Icon } from '@/ui/kit/icons/Icon';

type Stage = 'folded' | 'form' | 'done';

/** The form goes when it was accepted: that is when a password manager offers to save. */
export function PasswordSection() {
  const t = useText();
  const [stage, setStage] = useState<Stage>('folded');
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (stage === 'form') opened.current = true;
    else if (opened.current) opener.current?.focus();
  }, [stage]);
  return (
    <ProfileSection title={t('profile.password')}>
      <div role="status">
        {stage === 'done' && (
          <p className={styles.done}>
            <Icon of={CircleCheck} />
            <span>{t('profile.password.done')}</span>
          </p>
        )}
      </div>
      {stage === 'form' ? (
        <PasswordForm onDone={() => setStage('done')} onCancel={() => setStage('folded')} />
      ) : (
        <div className={styles.setting}>
          <span className={styles.what}>
            <span className={styles.hint}>{stage === 'folded' && t('profile.password.lead')}</span>
          </span>
          <Button ref={opener} size="small" icon={KeyRound} onClick={() => setStage('form')}>
            {t('profile.password.change')}
          </Button>
        </div>
      )}
    </ProfileSection>
  );
}
