import Heart from 'lucide-react/icons/heart';
import { useCallback } from 'react';
import styles from './GameTile.module.css';
import type { Game } from '@/domain/casino/Game';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';

export interface FavouriteButtonProps {
  readonly game: Pick<Game, 'key' | 'name'>;
  readonly liked: boolean;
}

export function FavouriteButton({ game: { key, name }, liked }: FavouriteButtonProps) {
  const { casino } = usePlayerApp();
  const t = useText();
  const press = useCallback(() => casino.toggleFavourite.execute(key), [casino, key]);
  return (
    <button
      type="button"
      className={classNames(styles.heart, liked && styles.liked)}
      aria-pressed={liked}
      aria-label={t('casino.tile.favourite', { name })}
      onClick={press}
    >
      <Icon of={Heart} />
    </button>
  );
}
