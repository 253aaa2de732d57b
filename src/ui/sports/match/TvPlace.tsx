import X from 'lucide-react/icons/x';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { joinAboveDock } from '@/ui/kit/layer/aboveDock';
import styles from './LiveTv.module.css';
import { TV_DOCK } from './tvDock';

export interface TvPlaceProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where the live picture is: over the slip on a wide screen, else small, beside the lanes of the prices. No price makes way for it. */
export function TvPlace({ onClose, children }: TvPlaceProps) {
  const t = useText();
  const wide = useMediaQuery('(width >= 56.25em)');
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useEffect(() => setDock(wide ? document.getElementById(TV_DOCK) : null), [wide]);
  const picture = (
    <section
      ref={joinAboveDock}
      data-above-dock=""
      className={dock === null ? styles.small : styles.docked}
      aria-label={t('match.tv')}
      id="match-tv"
    >
      {children}
      <span className={styles.close}>
        <IconButton icon={X} label={t('match.tvClose')} onClick={onClose} />
      </span>
    </section>
  );
  return dock === null ? picture : createPortal(picture, dock);
}
