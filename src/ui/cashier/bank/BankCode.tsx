import { useCompleteCode } from '@/ui/form/useCompleteCode';
import type { FormEntry } from '@/ui/form/useForm';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { OtpField } from '@/ui/kit/field/OtpField';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { SandboxInboxSlot } from '@/ui/sandbox/SandboxInboxSlot';

export interface BankCodeProps {
  readonly entry: FormEntry;
  /** The server's own words: that a code was sent, and where to. */
  readonly sent: string;
  readonly onComplete: () => void;
  readonly onAgain: () => void;
  readonly asking: boolean;
}

/** The code with which a backend has a change of the accounts confirmed. */
export function BankCode({ entry, sent, onComplete, onAgain, asking }: BankCodeProps) {
  const { otpLength } = useFirstPage().config;
  const t = useText();
  useCompleteCode(entry.value, entry.onValueChange, onComplete);
  return (
    <>
      <p role="status">
        <bdi>{sent}</bdi>
      </p>
      <OtpField
        name="otp"
        label={t('bank.code')}
        hint={otpLength === null ? undefined : t('bank.codeHint', { length: otpLength })}
        length={otpLength}
        autoFocus
        {...entry}
      />
      <SandboxInboxSlot onUse={entry.onValueChange} />
      <Button variant="ghost" size="small" busy={asking} busyLabel={t('common.submitting')} onClick={onAgain}>
        {t('bank.codeAgain')}
      </Button>
    </>
  );
}
