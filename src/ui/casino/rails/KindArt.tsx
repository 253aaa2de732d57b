import styles from './KindArt.module.css';
import type { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import { classNames } from '@/ui/kit/classNames';

export interface KindArtProps {
  readonly kind: (typeof LOBBY_GROUPS)[number];
}

/** The picture of a kind of game, as a file that its sheet fetches: what draws the others is no part of a first visit. */
export function KindArt({ kind }: KindArtProps) {
  return <span className={classNames(styles.art, styles[kind])} aria-hidden="true" />;
}
