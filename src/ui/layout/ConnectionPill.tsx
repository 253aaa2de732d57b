import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import { joinAboveDock } from '@/ui/kit/layer/aboveDock';
import { Icon } from '@/ui/kit/icons/Icon';
import styles from './Status.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Spinner } from '@/ui/kit/feedback/Spinner';

/**
 * F01, F02, RT-06: a device without a network, and a connection that broke off, are said above the lower edge of the screen. No strip across the page: it would move
 * every price under a finger, twice. Connecting and connected are nobody's concern.
 */
export const ConnectionPill = observer(function ConnectionPill() {
  const { status, online } = useFirstPage().connection.view;
  const t = useText();
  const broken = status === 'disconnected' || status === 'reconnecting';
  return (
    <div ref={joinAboveDock} role="status" className={styles.corner} data-above-dock="">
      {!online ? (
        <span key="offline" className={styles.offline}>
          <Icon of={WifiOff} />
          {t('shell.offline')}
        </span>
      ) : (
        broken && (
          <span key="broken" className={styles.pill}>
            <Spinner />
            {t(`shell.connection.${status}`)}
          </span>
        )
      )}
    </div>
  );
});
