import ArrowLeft from 'lucide-react/icons/arrow-left';
import Heart from 'lucide-react/icons/heart';
import Play from 'lucide-react/icons/play';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { GameFacts } from './GameFacts';
import styles from './GameSheet.module.css';
import { LowBalance } from './LowBalance';
import { useWayBack } from './useWayBack';
import type { Game } from '@/domain/casino/Game';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { useRootMark } from '@/ui/kit/layer/useRootMark';
import { IconButton } from '@/ui/kit/button/IconButton';

export interface GameSheetProps {
  readonly game: Game;
  readonly art: ReactNode;
  readonly wayBack: string;
  readonly onPlay: () => void;
}

/** Before a game on a phone: what it is, and the press that lets it sound and fill the screen. */
export const GameSheet = observer(function GameSheet({ game, art, wayBack, onPlay }: GameSheetProps) {
  const { casino } = usePlayerApp();
  const t = useText();
  const back = useWayBack(wayBack);
  useRootMark('play');
  const liked = casino.view.favourites.includes(game.key);
  return (
    <article className={styles.sheet}>
      <div className={styles.hero}>
        {art}
        <div className={styles.top}>
          <IconButton tone="header" icon={ArrowLeft} label={t('common.back')} onClick={back} />
          <span className={styles.heart} data-liked={liked}>
            <IconButton
              tone="header"
              icon={Heart}
              label={t('casino.tile.favourite', { name: game.name })}
              aria-pressed={liked}
              onClick={() => casino.toggleFavourite(game.key)}
            />
          </span>
        </div>
        <div className={styles.names}>
          <p className={styles.by}>{t(`game.by.${game.provider}`)}</p>
          <h1 className={styles.name}>
            <bdi>{game.name}</bdi>
          </h1>
        </div>
      </div>
      <div className={styles.body}>
        <LowBalance minStake={game.minStake} />
        <GameFacts game={game} />
      </div>
      <div className={styles.action}>
        <Button variant="primary" wide icon={Play} onClick={onPlay}>
          {t('game.play')}
        </Button>
      </div>
    </article>
  );
});
