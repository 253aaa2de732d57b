import Hourglass from 'lucide-react/icons/hourglass';
import type { ReactNode } from 'react';
import { useText } from '@/ui/i18n/useText';
import { Outcome } from '@/ui/kit/feedback/Outcome';

export interface OrderOverProps {
  readonly extendable: boolean;
  readonly children: ReactNode;
}

/** The countdown has ended: where that leaves the money, and the ways on. */
export function OrderOver({ extendable, children }: OrderOverProps) {
  const t = useText();
  return (
    <Outcome tone="warning" icon={Hourglass} title={t('deposit.pay.over')} actions={children}>
      {t(extendable ? 'deposit.pay.overText' : 'deposit.pay.overFinal')}
    </Outcome>
  );
}
