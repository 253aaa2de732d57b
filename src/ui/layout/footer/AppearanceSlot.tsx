import { useState } from 'react';
import type { OpenAndClose } from '@/ui/kit/layer/Dialog';
import { LazyDialog } from '@/ui/lazy/LazyDialog';
import { laterPart } from '@/ui/lazy/laterPart';

const AppearanceDialog = laterPart(
  async () => (await import('@/ui/appearance/AppearanceDialog')).AppearanceDialog,
  'firstPage',
);

/** Theme and text size: the script comes when somebody asks for it, and then stays. */
export function AppearanceSlot(props: OpenAndClose) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  return asked ? (
    <LazyDialog open={props.open} onClose={props.onClose}>
      <AppearanceDialog {...props} />
    </LazyDialog>
  ) : null;
}
