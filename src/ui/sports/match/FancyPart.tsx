import CircleDashed from 'lucide-react/icons/circle-dashed';
import { isInFancyGroup } from '@/domain/sports/matchParts';
import type { MatchParts } from '@/domain/sports/matchParts';
import { useText } from '@/ui/i18n/useText';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { FancyList } from './FancyList';
import styles from './MatchMarkets.module.css';
import { SettledFancies } from './SettledFancies';
import { FANCY_GROUPS, wordOf } from './tabsOfMatch';
import { useAddressWord } from '@/ui/navigation/useAddressWord';

/** The session markets of a match and its other fancies, by group; those that are over folded away below. */
export function FancyPart({
  parts,
  matchName,
}: {
  readonly parts: Pick<MatchParts, 'session' | 'fancy' | 'settledFancy'>;
  readonly matchName: string;
}) {
  const t = useText();
  const [word, setWord] = useAddressWord('fancy');
  const all = [...parts.session, ...parts.fancy];
  const groups = FANCY_GROUPS.filter(
    (group) => group === 'all' || all.some((market) => isInFancyGroup(market, group)),
  );
  const group = wordOf(FANCY_GROUPS, word);
  const lists = (['session', 'fancy'] as const)
    .map((part) => ({ part, markets: parts[part].filter((market) => isInFancyGroup(market, group)) }))
    .filter(({ markets }) => markets.length > 0);
  const choose = (id: string): void => setWord(id === 'all' ? null : id);
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
      <SettledFancies markets={parts.settledFancy} />
    </div>
  );
}
