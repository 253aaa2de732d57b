import type { Bet } from '@/domain/betting/Bet';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { OutcomePanel } from '../OutcomePanel';
import { betStatusText } from '../betStatusText';
import { priceText } from '@/domain/sports/priceText';

/** The bet stands: at which odds, for how much. */
export function BetReceipt({ bet, onDone }: { readonly bet: Bet; readonly onDone: () => void }) {
  const t = useText();
  const format = useFormat();
  return (
    <OutcomePanel
      tone={bet.status === 'unmatched' ? 'info' : 'positive'}
      title={betStatusText(bet, t)}
      text={t('slip.receipt', {
        stake: format.moneyShort(bet.status === 'unmatched' ? bet.stake : bet.matched),
        odds: priceText(bet.marketKind, bet.odds, bet.line),
        id: bet.id,
      })}
      actions={
        <Button variant="primary" onClick={onDone}>
          {t('slip.done')}
        </Button>
      }
    />
  );
}
