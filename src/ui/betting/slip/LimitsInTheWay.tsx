import { Link } from 'react-router-dom';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { parseStake } from '@/domain/betting/parseStake';
import { decimalPayout } from '@/domain/betting/payout';
import { useText } from '@/ui/i18n/useText';
import { OwnLimits } from '@/ui/playSafe/limits/OwnLimits';

/** Which of the player's own limits stopped this bet, and what is left of it. */
export function LimitsInTheWay({ slip }: { readonly slip: BetSlip }) {
  const t = useText();
  const stake = parseStake(slip.stakeText);
  const risk = stake.ok ? decimalPayout(slip.selection.side, slip.odds, stake.value).liability : null;
  return (
    <div>
      {risk !== null && (
        <OwnLimits stopped="bet" amount={risk} lead={<p>{t('playSafe.slip.over', { riskPaise: risk })}</p>} />
      )}
      <p>
        <Link to="/responsiblegame">{t('playSafe.slip.manage')}</Link>
      </p>
    </div>
  );
}
