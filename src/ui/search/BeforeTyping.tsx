import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styles from './Search.module.css';
import type { SearchApp } from '@/application/search/SearchApp';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { Icon } from '@/ui/kit/icons/Icon';

export interface BeforeTypingProps {
  readonly search: SearchApp;
  /** Nothing is live that stands below. */
  readonly alone: boolean;
  readonly onType: (text: string) => void;
}

/** What was searched for before, each removable; where there is nothing at all, what can be searched for. */
export const BeforeTyping = observer(function BeforeTyping({ search, alone, onType }: BeforeTypingProps) {
  const t = useText();
  const headId = useId();
  const { recent } = search.view;
  if (recent.length === 0) return alone && <p className={styles.help}>{t('casino.search.intro')}</p>;
  return (
    <section aria-labelledby={headId}>
      <h3 id={headId} className={styles.group}>
        {t('casino.search.recent')}
      </h3>
      <ul className={styles.recent} role="list">
        {recent.map((text) => (
          <li key={text}>
            <button type="button" className={styles.again} onClick={() => onType(text)}>
              <Icon of={Clock} size={16} />
              <bdi>{text}</bdi>
            </button>
            <IconButton
              icon={X}
              label={t('casino.search.forget', { text })}
              onClick={() => {
                search.forgetRecent(text);
                onType('');
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});
