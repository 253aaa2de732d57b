import ShieldCheck from 'lucide-react/icons/shield-check';
import { dayWords } from './dayWords';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import { Part } from '@/ui/kit/list/Part';

interface KycDoneProps {
  readonly document: KycDocument;
  /** null: every kind of document is shown already. */
  readonly onAnother: (() => void) | null;
}

/** Known: nothing to do, and nothing can be changed. */
export function KycDone({ document, onAnother }: KycDoneProps) {
  const { t, format } = useTexts();
  const { expiry } = document;
  return (
    <Part>
      <Outcome
        tone="positive"
        icon={ShieldCheck}
        title={t('kyc.done')}
        actions={
          <>
            <LinkButton to="/withdraw" variant="primary">
              {t('pages.withdraw')}
            </LinkButton>
            {onAnother !== null && (
              <Button variant="ghost" onClick={onAnother}>
                {t('kyc.another')}
              </Button>
            )}
          </>
        }
      >
        {expiry === null ? t('kyc.doneText') : t('kyc.doneUntil', { day: dayWords(expiry, format) })}
      </Outcome>
    </Part>
  );
}
