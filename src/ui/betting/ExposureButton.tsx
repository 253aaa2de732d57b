import '@/ui/i18n/laterTexts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { NO_MONEY } from '@/domain/shared/Money';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { LazyPart } from '@/ui/layout/slots/LazyPart';
import { laterPart } from '@/ui/layout/slots/laterPart';
import styles from './Exposure.module.css';

const ExposureDialog = laterPart(async () => (await import('./ExposureDialog')).ExposureDialog);

/** The exposure in the header: what could be lost, as the server says it. It opens where it comes from (HDR-08). */
export const ExposureButton = observer(function ExposureButton() {
  const { exposure } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const total = exposure.view.exposure?.total ?? NO_MONEY;
  const amount = total === 0 ? format.amount(NO_MONEY) : `-${format.amount(total)}`;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.figure, total > 0 && styles.some)}
        aria-haspopup="dialog"
        aria-label={t('exposure.open', { amount })}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {t('exposure.figure', { amount })}
      </button>
      {wasOpen && (
        <LazyPart>
          <ExposureDialog open={open} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
});
