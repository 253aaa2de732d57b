import ArrowLeft from 'lucide-react/icons/arrow-left';
import Info from 'lucide-react/icons/info';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import PanelTop from 'lucide-react/icons/panel-top';
import { observer } from 'mobx-react-lite';
import styles from './GameBar.module.css';
import { useFullscreen } from './useFullscreen';
import { useTexts } from '@/ui/i18n/useTexts';
import { IconButton } from '@/ui/kit/button/IconButton';
import type { PageProps } from '@/ui/navigation/PageProps';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { stakeable } from '@/domain/wallet/stakeable';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Icon } from '@/ui/kit/icons/Icon';
import { LastKnown } from '@/ui/wallet/LastKnown';

export interface GameBarProps {
  readonly name: string;
  /** Who makes it; empty when the name says so. */
  readonly by: string;
  readonly onBack: () => void;
  /** null: there is nothing more to say about it. */
  readonly onAbout: (() => void) | null;
  readonly layoutSwitch: PageProps['layoutSwitch'];
}

/** The one strip above a game: way back, name, money, the whole screen. */
export const GameBar = observer(function GameBar({ name, by, onBack, onAbout, layoutSwitch }: GameBarProps) {
  const { t } = useTexts();
  const fullscreen = useFullscreen();
  return (
    <div className={styles.bar}>
      <IconButton tone="header" icon={ArrowLeft} label={t('common.back')} onClick={onBack} />
      <div className={styles.names}>
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        {by !== '' && <p className={styles.by}>{by}</p>}
      </div>
      {onAbout !== null && (
        <span className={styles.about}>
          <IconButton
            tone="header"
            icon={Info}
            label={t('game.about')}
            aria-haspopup="dialog"
            onClick={onAbout}
          />
        </span>
      )}
      <GameFunds />
      {layoutSwitch !== null && (
        <IconButton
          tone="header"
          icon={PanelTop}
          label={t('game.layout')}
          aria-pressed={layoutSwitch.on}
          onClick={() => layoutSwitch.onChange(!layoutSwitch.on)}
        />
      )}
      {fullscreen.offered && (
        <IconButton
          tone="header"
          icon={fullscreen.on ? Minimize : Maximize}
          label={t('game.fullscreen')}
          aria-pressed={fullscreen.on}
          onClick={fullscreen.toggle}
        />
      )}
    </div>
  );
});

/** What can be staked, which is what the game shows inside, and the way to more of it, in one piece: on a phone there is room for no more. Repaints alone. */
const GameFunds = observer(function GameFunds() {
  const { wallet, current, failed } = usePlayerApp().wallet.view;
  const { t, format } = useTexts();
  return (
    <div className={styles.funds}>
      <span className={styles.balance} data-testid="game-balance">
        <span className={styles.what}>{t('wallet.toPlayWith')} </span>
        {wallet === null ? (
          failed ? (
            '–'
          ) : (
            <Skeleton length="full" />
          )
        ) : (
          <LastKnown old={!current}>{format.balance(stakeable(wallet))}</LastKnown>
        )}
      </span>
      <Link to="/gatewaylist" className={styles.deposit} aria-label={t('shell.deposit')}>
        <Icon of={Plus} size={16} />
        <span className={styles.word}>{t('shell.deposit')}</span>
      </Link>
    </div>
  );
});
