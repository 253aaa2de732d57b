import { observer } from 'mobx-react-lite';
import styles from './Status.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Spinner } from '@/ui/kit/feedback/Spinner';

/** RT-06: connecting and connected are nobody's concern; the other two are said in a corner, without getting in the way. */
export const ConnectionPill = observer(function ConnectionPill() {
  const { status, online } = useFirstPage().connection.view;
  const t = useText();
  const shown = online && (status === 'disconnected' || status === 'reconnecting');
  return (
    <div role="status" className={styles.corner}>
      {shown && (
        <span className={styles.pill}>
          <Spinner />
          {t(`shell.connection.${status}`)}
        </span>
      )}
    </div>
  );
});
