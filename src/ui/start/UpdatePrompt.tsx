import RefreshCw from 'lucide-react/icons/refresh-cw';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './UpdatePrompt.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

export interface UpdatePromptProps {
  readonly reload: () => void;
}

/** A newer build is there: offered, never forced; with a bet on its way it waits for that (F82). */
export const UpdatePrompt = observer(function UpdatePrompt({ reload }: UpdatePromptProps) {
  const { betting } = useFirstPage();
  const t = useText();
  const [state, setState] = useState<'offered' | 'wanted' | 'later'>('offered');
  const waits = betting.view.betUnderWay;
  useEffect(() => {
    if (state === 'wanted' && !waits) reload();
  }, [state, waits, reload]);

  if (state === 'later') return null;
  return (
    <div className={styles.prompt} role="status">
      <p className={styles.words}>
        {t(state === 'wanted' && waits ? 'shell.update.waits' : 'shell.update.ready')}
      </p>
      {state === 'offered' && (
        <div className={styles.ways}>
          <Button size="small" variant="ghost" onClick={() => setState('later')}>
            {t('shell.update.later')}
          </Button>
          <Button size="small" variant="primary" icon={RefreshCw} onClick={() => setState('wanted')}>
            {t('common.reload')}
          </Button>
        </div>
      )}
    </div>
  );
});
