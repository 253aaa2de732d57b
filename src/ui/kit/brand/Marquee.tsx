import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import styles from './Marquee.module.css';
import { useReducedMotion } from './useReducedMotion';
import { classNames } from '@/ui/kit/classNames';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';
import { OthersWords } from '@/ui/kit/text/OthersWords';

export interface MarqueeItem {
  readonly id: string;
  /** Plain text, already cleaned. */
  readonly text: string;
}

export interface MarqueeProps {
  readonly label: string;
  /** At least one. */
  readonly items: readonly MarqueeItem[];
  readonly pauseLabel: string;
  readonly playLabel: string;
  readonly nextLabel: string;
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}

/**
 * Announcements (HDR-06): one line, and after a few seconds the next one. The pause is the animation's own, so the pointer, the focus and the
 * button (WCAG 2.2.2) hold it alike. Under reduced motion nothing changes by itself; Next shows the following one. A press on the text
 * unfolds one that is longer than the line.
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
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const item = items[at % items.length];
  const next = (): void => setAt((now) => (now + 1) % items.length);
  if (item === undefined) return null;
  return (
    <div
      className={classNames(styles.marquee, (paused || open) && styles.paused)}
      role="region"
      aria-label={label}
    >
      {items.length > 1 && !still && (
        <span className={styles.clock} aria-hidden="true" data-testid="clock" onAnimationIteration={next} />
      )}
      <button
        type="button"
        className={classNames(styles.text, open && styles.open)}
        aria-expanded={open}
        aria-live={still ? 'polite' : undefined}
        onClick={() => setOpen(!open)}
      >
        <OthersWords text={item.text} />
      </button>
      {items.length > 1 &&
        (still ? (
          <Press icon={ChevronRight} label={nextLabel} onPress={next} />
        ) : (
          <Press
            icon={paused ? Play : Pause}
            label={paused ? playLabel : pauseLabel}
            onPress={() => setPaused(!paused)}
          />
        ))}
      <Press icon={X} label={dismissLabel} onPress={() => onDismiss(item.id)} />
    </div>
  );
}

interface PressProps {
  readonly icon: IconShape;
  readonly label: string;
  readonly onPress: () => void;
}

function Press({ icon, label, onPress }: PressProps) {
  return (
    <button type="button" className={styles.press} aria-label={label} title={label} onClick={onPress}>
      <Icon of={icon} size={16} />
    </button>
  );
}
