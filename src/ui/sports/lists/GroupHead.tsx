import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import Star from 'lucide-react/icons/star';
import type { MatchGroup } from '@/domain/sports/groupMatches';
import { matchedTotal } from '@/domain/sports/matchedTotal';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Crest } from '@/ui/kit/crest/Crest';
import { Icon } from '@/ui/kit/icons/Icon';
import { SPORT_ICONS } from '../frame/sportLinks';
import styles from './MatchList.module.css';

export interface GroupHeadProps {
  readonly group: MatchGroup;
  /** The id of the rows below. */
  readonly rows: string;
  readonly open: boolean;
  readonly withMatched: boolean;
  readonly withSport: boolean;
  readonly withDraw: boolean;
  readonly backOnly: boolean;
}

/** The name of a group, which folds it; over the lanes of its prices what they are. */
export function GroupHead({ group, rows, open, withMatched, withSport, withDraw, backOnly }: GroupHeadProps) {
  const { toggleFolded } = usePlayerApp().sports;
  const { t, format } = useTexts();
  const { when, sport, matches } = group;
  const headOf = (side: 'back' | 'lay', outcome: string): string =>
    withDraw ? `${outcome} ${t(`sports.${side}`)}` : t(`sports.${side}`);
  return (
    <header className={styles.groupHead} data-open={open}>
      <h2 className={styles.groupTitle}>
        <button
          type="button"
          className={styles.groupFold}
          aria-expanded={open}
          aria-controls={open ? rows : undefined}
          onClick={() => toggleFolded(group.key)}
        >
          <Icon of={ChevronDown} size={16} />
          {when === 'upcoming' && <Icon of={Clock} size={16} className={styles.laterMark} />}
          {when === 'pinned' && <Icon of={Star} size={16} />}
          {withSport && sport !== null && <Icon of={SPORT_ICONS[sport]} size={16} />}
          {when !== 'pinned' && <Crest name={group.competition} kind="competition" />}
          <bdi>{when === 'pinned' ? t('lists.pinned') : group.competition}</bdi>
          {when !== 'pinned' && (
            <span className={styles.when}>{t(when === 'inPlay' ? 'sports.inPlay' : 'sports.upcoming')}</span>
          )}
          {!open && <span className={styles.when}>{t('lists.matches', { count: matches.length })}</span>}
        </button>
      </h2>
      {withMatched && (
        <span className={styles.groupMatched}>
          {t('sports.matched', { amount: format.size(matchedTotal(matches)) })}
        </span>
      )}
      {open && (
        <span className={styles.heads} aria-hidden="true">
          {(withDraw ? ['1', 'X', '2'] : ['1', '2']).map((outcome) => (
            <span key={outcome}>
              <span className={styles.headBack}>{backOnly ? outcome : headOf('back', outcome)}</span>
              {!backOnly && <span className={styles.headLay}>{headOf('lay', outcome)}</span>}
            </span>
          ))}
        </span>
      )}
    </header>
  );
}
