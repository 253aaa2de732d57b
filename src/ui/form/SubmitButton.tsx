import type { ReactNode } from 'react';
import styles from './SubmitButton.module.css';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

export interface SubmitButtonProps {
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The one button of a form: 'Submitting..' while it works, and not to be pressed twice (AUTH-19). */
export function SubmitButton({ busy, disabled = false, children }: SubmitButtonProps) {
  const t = useText();
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        busyLabel={t('common.submitting')}
        disabled={disabled}
      >
        {children}
      </Button>
    </div>
  );
}
