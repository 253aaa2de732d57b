import { useState } from 'react';
import { AskingDialog } from './AskingDialog';
import { AgeBadge } from '@/ui/brand/AgeBadge';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Helplines } from '@/ui/playSafe/help/Helplines';

export interface AgeGateProps {
  readonly minAge: number;
  readonly onYes: () => void;
}

/** Before anything can be done on a device for the first time. */
export function AgeGate({ minAge, onYes }: AgeGateProps) {
  const t = useText();
  const [younger, setYounger] = useState(false);
  const mark = <AgeBadge age={minAge} />;
  if (younger)
    return (
      <AskingDialog
        key="younger"
        title={t('playSafe.age.sorry')}
        mark={mark}
        actions={
          <Button variant="ghost" onClick={() => setYounger(false)}>
            {t('playSafe.age.again')}
          </Button>
        }
      >
        <p>{t('playSafe.age.sorryText', { age: minAge })}</p>
        <Helplines />
      </AskingDialog>
    );
  return (
    <AskingDialog
      key="age"
      title={t('playSafe.age.title', { age: minAge })}
      mark={mark}
      actions={
        <>
          <Button variant="primary" wide onClick={onYes}>
            {t('playSafe.age.yes', { age: minAge })}
          </Button>
          <Button wide onClick={() => setYounger(true)}>
            {t('playSafe.age.no')}
          </Button>
        </>
      }
    >
      <p>{t('playSafe.age.text', { age: minAge })}</p>
      <small>{t('playSafe.age.remembered')}</small>
    </AskingDialog>
  );
}
