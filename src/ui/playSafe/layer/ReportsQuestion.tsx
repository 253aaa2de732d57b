import ShieldCheck from 'lucide-react/icons/shield-check';
import { AskingDialog } from './AskingDialog';
import { chooseReports, readReports } from '@/ui/appearance/reportsChoice';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** Asked once, where the operator wants it: nothing is sent before the answer, and either answer is as easy. */
export function ReportsQuestion() {
  const { storage } = useFirstPage().device;
  const t = useText();
  const answer = useSavedChoice(readReports);
  if (answer !== 'unasked') return null;
  return (
    <AskingDialog
      title={t('reports.title')}
      mark={<ShieldCheck size={40} aria-hidden />}
      actions={
        <>
          <Button wide onClick={() => chooseReports(storage, 'yes')}>
            {t('reports.allow')}
          </Button>
          <Button wide onClick={() => chooseReports(storage, 'no')}>
            {t('reports.refuse')}
          </Button>
        </>
      }
    >
      <p>{t('reports.text')}</p>
      <small>{t('reports.later')}</small>
    </AskingDialog>
  );
}
