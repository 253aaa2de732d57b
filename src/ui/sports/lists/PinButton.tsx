import Star from 'lucide-react/icons/star';
import type { Match } from '@/domain/sports/Match';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import styles from './MatchList.module.css';

/** A star that keeps a match on top. */
export function PinButton({ match, pinned }: { readonly match: Match; readonly pinned: boolean }) {
  const { togglePin } = usePlayerApp().sports;
  const t = useText();
  return (
    <button
      type="button"
      className={styles.pin}
      aria-pressed={pinned}
      aria-label={t('lists.pin', { match: match.name })}
      onClick={() => togglePin(match.id)}
    >
      <Icon of={Star} />
    </button>
  );
}
