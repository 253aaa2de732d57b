import Clock from 'lucide-react/icons/clock';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import { useText } from '@/ui/i18n/useText';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import { Part } from '@/ui/kit/list/Part';

/** Where the document is, what comes next and when. `null`: its arrival is being looked up. */
export function KycWaiting({ document }: { readonly document: KycDocument | null }) {
  const t = useText();
  const waits = document !== null;
  return (
    <Part>
      <Outcome
        tone="warning"
        {...(waits ? { icon: Clock } : {})}
        title={t(waits ? 'kyc.waiting' : 'kyc.lookingUp')}
      >
        {t(waits ? 'kyc.waitingText' : 'kyc.lookingUpText')}
      </Outcome>
    </Part>
  );
}
