import { Link } from 'react-router-dom';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { slipSummary } from '@/domain/betting/slipSummary';
import { useText } from '@/ui/i18n/useText';
import { OwnLimits } from '@/ui/playSafe/limits/OwnLimits';

/** Which of the player's own limits stopped this bet, and what is left of it. */
export function LimitsInTheWay({ slip }: { readonly slip: BetSlip }) {
  const t = useText();
  const { liability } = slipSummary(slip);
  return (
    <div>
      {liability !== null && (
        <OwnLimits
          stopped="bet"
          amount={liability}
          lead={<p>{t('playSafe.slip.over', { riskPaise: liability })}</p>}
        />
      )}
      <p>
        <Link to="/responsiblegame">{t('playSafe.slip.manage')}</Link>
      </p>
    </div>
  );
}
