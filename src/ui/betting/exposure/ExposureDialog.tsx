import { useState } from 'react';
import type { ExposureRow } from '@/domain/betting/Exposure';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';
import { ExposureRows } from './ExposureRows';
import { MatchBetsDialog } from './MatchBetsDialog';

/** First popup of HDR-08: exposure by match. A row opens the bets of its match. */
export function ExposureDialog({ open, onClose }: OpenAndClose) {
  const t = useText();
  const [chosen, setChosen] = useState<ExposureRow | null>(null);
  const closeAll = (): void => {
    setChosen(null);
    onClose();
  };
  return (
    <>
      <Dialog open={open} onClose={closeAll} title={t('exposure.title')} size={720}>
        <ExposureRows onChoose={setChosen} />
        <ActionBar>
          <Button onClick={closeAll}>{t('common.close')}</Button>
        </ActionBar>
      </Dialog>
      <MatchBetsDialog row={chosen} onBack={() => setChosen(null)} onClose={closeAll} />
    </>
  );
}
