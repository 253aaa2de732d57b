import type { Bet } from '@/domain/betting/Bet';
import { exactOddsText } from '@/domain/betting/exactOdds';
import { useText } from '@/ui/i18n/useText';
import { sideKey } from '../sideKey';
import { priceText } from '@/domain/sports/priceText';
import card from '../BetCard.module.css';

/** Side and selection, and the price as its kind of market quotes it. */
export function SidePrice({
  bet,
}: {
  readonly bet: Pick<Bet, 'marketKind' | 'side' | 'selection' | 'odds' | 'line'> &
    Partial<Pick<Bet, 'exactOdds'>>;
}) {
  const t = useText();
  const { exactOdds: exact = null } = bet;
  return (
    <>
      <strong>
        {t(sideKey(bet.marketKind, bet.side))} <bdi>{bet.selection}</bdi>
      </strong>
      <span className={card.price}>
        {exact === null ? priceText(bet.marketKind, bet.odds, bet.line) : exactOddsText(exact)}
      </span>
    </>
  );
}
