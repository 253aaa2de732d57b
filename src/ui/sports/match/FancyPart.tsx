import CircleDashed from 'lucide-react/icons/circle-dashed';
import { isInFancyGroup, type MatchParts } from '@/domain/sports/matchParts';
import { useText } from '@/ui/i18n/useText';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { FancyList } from './FancyList';
import styles from './MatchMarkets.module.css';
import { FANCY_GROUPS, useChosenTab } from './tabsOfMatch';

/** The session markets of a match and its other fancies, by group. */
export function FancyPart({
  parts,
  matchName,
}: {
  readonly parts: Pick<MatchParts, 'session' | 'fancy'>;
  readonly matchName: string;
}) {
  const t = useText();
  const [group, choose] = useChosenTab('fancy', FANCY_GROUPS);
  const all = [...parts.session, ...parts.fancy];
  const groups = FANCY_GROUPS.filter(
    (group) => group === 'all' || all.some((market) => isInFancyGroup(market, group)),
  );
  const lists = (['session', 'fancy'] as const)
    .map((part) => ({ part, markets: parts[part].filter((market) => isInFancyGroup(market, group)) }))
    .filter(({ markets }) => markets.length > 0);
  return (
    <div className={styles.list}>
      {(groups.length > 2 || group !== 'all') && (
        <div className={styles.groups} role="group" aria-label={t('match.fancyGroups')}>
          {groups.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.group}
              aria-pressed={each === group}
              onClick={() => choose(each)}
            >
              {t(`match.group.${each}`)}
            </button>
          ))}
        </div>
      )}
      {lists.map(({ part, markets }) => (
        <FancyList key={part} title={t(`match.part.${part}`)} markets={markets} matchName={matchName} />
      ))}
      {lists.length === 0 && <EmptyState icon={CircleDashed} text={t('match.noFancy')} />}
    </div>
  );
}
