import Check from 'lucide-react/icons/check';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { cleanText } from '@/domain/shared/cleanText';
import { FormMessage } from '@/ui/form/FormMessage';

export interface ShareReceiptProps {
  readonly title: string;
  /** What it says, line by line. */
  readonly lines: readonly string[];
}

/** Hands a receipt to another app where the device can, otherwise copies it. */
export function ShareReceipt({ title, lines }: ShareReceiptProps) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const [failed, setFailed] = useState(false);

  async function share(): Promise<void> {
    const text = lines.map((line) => cleanText(line, 200)).join('\n');
    try {
      if ('share' in navigator) await navigator.share({ title, text });
      else {
        await (navigator as Navigator).clipboard.writeText(text);
        setCopied(true);
      }
    } catch (error) {
      // Who closes the list of apps has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFailed(true);
    }
  }
  return (
    <>
      <Button icon={copied ? Check : Share2} onClick={() => void share()} onBlur={() => setCopied(false)}>
        <span role="status">{t(copied ? 'cashier.shared' : 'cashier.share')}</span>
      </Button>
      {failed && <FormMessage text={t('cashier.shareFailed')} />}
    </>
  );
}
