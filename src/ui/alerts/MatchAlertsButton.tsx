import BellPlus from 'lucide-react/icons/bell-plus';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { IconButton } from '@/ui/kit/button/IconButton';
import { LazyDialog } from '@/ui/lazy/LazyDialog';
import { laterPart } from '@/ui/lazy/laterPart';

const MatchAlertsDialog = laterPart(async () => (await import('./MatchAlertsDialog')).MatchAlertsDialog);

export interface MatchAlertsButtonProps {
  readonly matchId: MatchId;
  readonly matchName: string;
  /** Pressed among this market's conditions: its prices are what is asked about first. */
  readonly market?: Market;
  /** Before the dialog opens. */
  readonly onPress?: () => void;
}

/** Opens what a player can be told of in a match; its script comes with the first press. Nothing for who is not in. */
export const MatchAlertsButton = observer(function MatchAlertsButton(props: MatchAlertsButtonProps) {
  const { matchId, matchName, market, onPress } = props;
  const { session } = usePlayerApp();
  const t = useText();
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (!session.view.signedIn) return null;
  const of = {
    'aria-label': t('alerts.set', { match: market?.name ?? matchName }),
    'aria-haspopup': 'dialog',
    onClick: (): void => {
      onPress?.();
      setOpenings(openings + 1);
      setOpen(true);
    },
  } as const;
  return (
    <>
      {market === undefined ? (
        <IconButton {...of} icon={BellPlus} label={of['aria-label']} />
      ) : (
        <Button {...of} size="small" variant="secondary" icon={BellPlus}>
          {t('alerts.title')}
        </Button>
      )}
      {openings > 0 && (
        <LazyDialog open={open} onClose={() => setOpen(false)}>
          <MatchAlertsDialog
            matchId={matchId}
            marketId={market?.id}
            opening={openings}
            open={open}
            onClose={() => setOpen(false)}
          />
        </LazyDialog>
      )}
    </>
  );
});
