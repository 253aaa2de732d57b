import { isOnRuns } from '@/domain/sports/marketKinds';
import type { SlipPreview } from '@/application/betting/preview';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { canKeepInPlay } from '@/domain/betting/canKeepInPlay';
import { isOutOfReach } from '@/domain/betting/isOutOfReach';
import { slipSummary } from '@/domain/betting/slipSummary';
import { acceptanceOn, worstOdds } from '@/domain/betting/worstOdds';
import { priceText } from '@/domain/sports/priceText';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { sideKey } from '../sideKey';
import styles from './PlaceButton.module.css';

/** The button that says all of the bet, in the colour of its side: what, for how much, what it may win; or what is in the way. */
export function PlaceButton({
  slip,
  preview,
  note,
  busy,
  busyLabel,
}: {
  readonly slip: BetSlip;
  readonly preview: SlipPreview | null;
  /** In place of what it may win; null: nothing to say. */
  readonly note: string | null;
  readonly busy: boolean;
  readonly busyLabel: string;
}) {
  const { betting, config } = usePlayerApp();
  const { t, format } = useTexts();
  const { odds, line, selection } = slip;
  const { marketKind, side } = selection;
  const { stake } = slipSummary(slip);
  const word = t(sideKey(marketKind, side));
  const { profit = null, liability = null, problem = null, commission = 0 } = preview ?? {};
  const risk = side === 'lay' && !isOnRuns(marketKind) && liability !== null ? liability : null;
  const wins =
    profit === null
      ? null
      : risk === null
        ? t('slip.place.wins', { profit: format.moneyShort(profit) })
        : t('slip.place.risks', { profit: format.moneyShort(profit), risk: format.moneyShort(risk) });
  const steps = typeof acceptanceOn(selection, slip.acceptOdds) === 'number';
  const worst = steps ? worstOdds(selection, slip) : null;
  const bound = worst === null ? null : t('slip.place.worst', { odds: priceText(marketKind, worst) });
  const market = betting.marketOf(selection.matchId, selection.marketId);
  const keeps =
    slip.keepInPlay === true && config.capabilities.keepInPlay && market !== null && canKeepInPlay(market);
  const stays = keeps ? t('slip.place.kept') : null;
  const net = commission > 0 ? t('slip.afterCommission', { percent: commission }) : null;
  const terms = [wins, net, bound, stays].filter((each) => each !== null);
  const far = market !== null && isOutOfReach(slip, market, preview?.currentOdds ?? null);
  const nothing = far ? t('slip.place.nothing', { odds: priceText(marketKind, odds) }) : null;
  const second = note ?? nothing ?? (wins === null ? null : terms.join(' · '));
  return (
    <Button
      type="submit"
      variant={side}
      wide
      busy={busy}
      busyLabel={busyLabel}
      disabled={problem !== null && !busy}
    >
      <span className={styles.place}>
        <span className={styles.what}>
          {stake === null
            ? t('slip.place')
            : t('slip.place.says', {
                side: word,
                stake: format.moneyShort(stake),
                odds: priceText(marketKind, odds, line),
              })}
        </span>
        {second !== null && <span className={styles.second}> {second}</span>}
      </span>
    </Button>
  );
}
