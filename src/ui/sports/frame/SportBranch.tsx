import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import type { Sport } from '@/domain/sports/Sport';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { CompetitionLinks } from './CompetitionLinks';
import styles from './SportsTree.module.css';

export interface SportBranchProps {
  readonly sport: Sport;
  readonly path: string;
  readonly openAtFirst: boolean;
  readonly link: ReactNode;
}

/** A sport of the tree: folded, or with its competitions under it. */
export function SportBranch({ sport, path, openAtFirst, link }: SportBranchProps) {
  const t = useText();
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? openAtFirst;
  const id = useId();
  return (
    <div className={styles.sport}>
      {link}
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('lists.competitionsOf', { sport: t(`sports.list.${sport}`) })}
        onClick={() => choose(!open)}
      >
        <Icon of={ChevronDown} size={16} />
      </button>
      {open && <CompetitionLinks id={id} sport={sport} path={path} />}
    </div>
  );
}
