import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleSlash from 'lucide-react/icons/circle-slash';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { GameFrame } from './GameFrame';
import styles from './GameStage.module.css';
import type { Launching } from './useLaunch';
import { saysNotOffered } from '@/domain/shared/notOffered';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

export interface GameStageProps {
  readonly launch: Launching;
  readonly name: string;
  readonly by: string;
  readonly art: ReactNode;
  readonly onBack: () => void;
  /** Another way on when it does not open. */
  readonly instead: ReactNode;
}

/** The place of the frame, and whatever stands there until the frame does, or instead of it (F86). */
export function GameStage({ launch, name, by, art, onBack, instead }: GameStageProps) {
  const { casino } = usePlayerApp();
  const { t, renderMessage } = useTexts();
  const retry = (): void => casino.retryLaunch();
  const back = <Button onClick={onBack}>{t('common.back')}</Button>;
  const absent = launch.kind === 'refused' && saysNotOffered(launch.message);
  const waiting = launch.kind === 'asking' || (launch.kind === 'open' && !launch.loaded);
  return (
    <div className={styles.stage}>
      {launch.kind === 'open' && (
        <GameFrame key={launch.frame.src} frame={launch.frame} title={name} loaded={launch.loaded} />
      )}
      {waiting && <GameLoader name={name} by={by} art={art} slow={launch.slow} onRetry={retry} />}
      {launch.kind === 'refused' && (
        <GameProblem
          icon={absent ? CircleSlash : CircleAlert}
          art={art}
          title={t(absent ? 'game.notOffered' : 'game.refused', { name })}
          text={renderMessage(launch.message)}
        >
          {!absent && (
            <Button variant="primary" icon={RotateCw} onClick={retry}>
              {t('common.retry')}
            </Button>
          )}
          {instead ?? (absent && <LinkButton to="/games-all">{t('casino.seeAll')}</LinkButton>)}
          {(absent || instead === undefined) && back}
        </GameProblem>
      )}
      {launch.kind === 'offline' && (
        <GameProblem
          icon={WifiOff}
          art={art}
          title={t('game.offline')}
          text={t('game.offlineText', { name })}
        >
          {back}
        </GameProblem>
      )}
    </div>
  );
}

interface GameLoaderProps {
  readonly name: string;
  readonly by: string;
  readonly art: ReactNode;
  readonly slow: boolean;
  readonly onRetry: () => void;
}

/** While a game is on its way: its picture, and after ten seconds a word and another try. */
function GameLoader({ name, by, art, slow, onRetry }: GameLoaderProps) {
  const { t } = useTexts();
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

interface GameProblemProps {
  readonly icon: IconShape;
  readonly art: ReactNode;
  readonly title: string;
  /** What is known of the reason. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Where the game would be: why it is not, and the ways on. */
function GameProblem({ icon, art, title, text, children }: GameProblemProps) {
  return (
    <div className={styles.cover}>
      <div className={styles.backdrop}>{art}</div>
      <div className={styles.panel} role="status">
        <span className={styles.mark}>
          <Icon of={icon} size={32} />
        </span>
        <h2 className={styles.problem}>{title}</h2>
        <p>{text}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </div>
  );
}
