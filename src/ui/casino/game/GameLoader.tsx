import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import styles from './GameStage.module.css';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

export interface GameLoaderProps {
  readonly name: string;
  readonly by: string;
  readonly art: ReactNode;
  readonly slow: boolean;
  readonly onRetry: () => void;
}

/** While a game is on its way: its picture, and after ten seconds a word and another try. */
export function GameLoader({ name, by, art, slow, onRetry }: GameLoaderProps) {
  const t = useText();
  return (
    <div className={styles.cover}>
      <div className={styles.backdrop}>{art}</div>
      <div className={styles.words} role="status">
        <div className={styles.poster}>{art}</div>
        <p className={styles.title}>
          <bdi>{name}</bdi>
        </p>
        {by !== '' && <p className={styles.maker}>{by}</p>}
        <div className={styles.track} aria-hidden="true">
          <span className={styles.runner} />
        </div>
        <p className={styles.state}>{slow ? t('game.slow') : t('game.opening')}</p>
        {slow && (
          <Button size="small" icon={RotateCw} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
