import styles from './LiveTile.module.css';
import type { GroupId } from '@/domain/casino/groups';
import { resultTone } from '@/domain/casino/resultTone';
import type { Texts } from '@/texts/createTexts';
import { classNames } from '@/ui/kit/classNames';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** As many as a tile has room for. */
const SHOWN = 8;

export interface ResultStripProps {
  readonly results: readonly string[];
  readonly category: GroupId;
  readonly t: Texts['t'];
}

/** What came last at a table, the newest first. */
export function ResultStrip({ results, category, t }: ResultStripProps) {
  return (
    <span className={styles.results}>
      <VisuallyHidden>{t('casino.table.results')}</VisuallyHidden>
      {results.slice(0, SHOWN).map((result, at) => (
        <bdi key={at} className={classNames(styles.result, styles[resultTone(category, result)])}>
          {result}
        </bdi>
      ))}
    </span>
  );
}
