import ChevronRight from 'lucide-react/icons/chevron-right';
import Megaphone from 'lucide-react/icons/megaphone';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import styles from './Marquee.module.css';
import { useReducedMotion } from './useReducedMotion';
import { IconButton } from '@/ui/kit/button/IconButton';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';

export interface MarqueeProps {
  readonly label: string;
  /** Plain texts, already tamed. */
  readonly items: readonly string[];
  readonly pauseLabel: string;
  readonly playLabel: string;
  readonly nextLabel: string;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/** Reading speed: letters a second that pass by. */
const LETTERS_PER_SECOND = 9;
const SHORTEST_SECONDS = 14;

/**
 * Announcements that pass by, 30 px apart (HDR-06). They stand still under the pointer, with the focus inside, and on
 * the pause button; under reduced motion one stands there and Next shows the following one.
 */
export function Marquee({
  label,
  items,
  pauseLabel,
  playLabel,
  nextLabel,
  dismissLabel,
  onDismiss,
}: MarqueeProps) {
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [at, setAt] = useState(0);
  const letters = items.reduce((sum, item) => sum + item.length, 0);
  const lasts = { '--marquee-lasts': `${Math.max(SHORTEST_SECONDS, letters / LETTERS_PER_SECOND + 6)}s` };

  return (
    <div className={styles.marquee} role="region" aria-label={label}>
      <Icon of={Megaphone} size={16} />
      <div className={styles.window}>
        {still ? (
          <p className={styles.still} aria-live="polite">
            <bdi>{items[at % items.length]}</bdi>
          </p>
        ) : (
          <ul
            role="list"
            className={classNames(styles.track, paused && styles.paused)}
            style={lasts as CSSProperties}
          >
            {items.map((item, index) => (
              <li key={`${index}-${item}`}>
                <bdi>{item}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      {still ? (
        items.length > 1 && (
          <IconButton
            tone="header"
            icon={ChevronRight}
            label={nextLabel}
            onClick={() => setAt((at + 1) % items.length)}
          />
        )
      ) : (
        <IconButton
          tone="header"
          icon={paused ? Play : Pause}
          label={paused ? playLabel : pauseLabel}
          onClick={() => setPaused(!paused)}
        />
      )}
      <IconButton tone="header" icon={X} label={dismissLabel} onClick={onDismiss} />
    </div>
  );
}
