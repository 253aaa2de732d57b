import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './Rail.module.css';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { IconButton } from '@/ui/kit/button/IconButton';

export interface RailProps {
  readonly title: string;
  /** Beside the title: where all of it is. */
  readonly action?: ReactNode;
  /** `li` elements. */
  readonly children: ReactNode;
  /** A press on any of them. */
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Tiles that lie, not those that stand. */
  readonly wide?: boolean;
}

/** A row of tiles that scrolls sideways, with a glimpse of the next one; buttons for those without a wheel or a finger. */
export function Rail({ title, action, children, onClick, wide = false }: RailProps) {
  const t = useText();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);

  function scroll(direction: 1 | -1): void {
    const { current } = list;
    current?.scrollBy({ left: direction * current.clientWidth * 0.8, behavior: 'smooth' });
  }

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {action}
        <div className={styles.buttons}>
          <IconButton icon={ChevronLeft} label={t('pages.rail.back', { title })} onClick={() => scroll(-1)} />
          <IconButton icon={ChevronRight} label={t('pages.rail.on', { title })} onClick={() => scroll(1)} />
        </div>
      </div>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} className={classNames(styles.list, wide && styles.wide)} role="list" onClick={onClick}>
        {children}
      </ul>
    </section>
  );
}
