import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { LazyDialog } from '@/ui/lazy/LazyDialog';
import { laterPart } from '@/ui/lazy/laterPart';

const AlertsDialog = laterPart(async () => (await import('./AlertsDialog')).AlertsDialog);

/** Opens what is set and when it is told; its script comes with the first press. */
export function AlertsButton({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={BellRing}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('alerts.open')}
      </Button>
      {wanted && (
        <LazyDialog open={open} onClose={() => setOpen(false)}>
          <AlertsDialog
            open={open}
            onClose={() => setOpen(false)}
            onLeave={() => {
              setOpen(false);
              onLeave?.();
            }}
          />
        </LazyDialog>
      )}
    </>
  );
}
