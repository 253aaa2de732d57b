import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import AlignVerticalJustifyCenter from 'lucide-react/icons/align-vertical-justify-center';
import { Link } from 'react-router-dom';
import type { Market } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import styles from './LadderLink.module.css';

export interface LadderLinkProps {
  readonly market: Pick<Market, 'id' | 'matchId' | 'name'>;
  /** In the head of a market, where there is no room for a word. */
  readonly icon?: boolean;
}

/** Leads to the ladders of a market: they stand on the page of its match, in place of its markets. */
export function LadderLink({ market, icon = false }: LadderLinkProps) {
  const t = useText();
  const to = `${pathOfMatch(market.matchId)}?ladder=${encodeURIComponent(market.id)}`;
  if (!icon) return <Link to={to}>{t('ladder.open')}</Link>;
  const label = t('ladder.title', { market: market.name });
  return (
    <Link to={to} className={styles.icon} aria-label={label} title={label}>
      <Icon of={AlignVerticalJustifyCenter} />
    </Link>
  );
}
