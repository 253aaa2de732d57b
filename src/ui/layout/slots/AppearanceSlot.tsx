import { lazy, useState } from 'react';
import type { AppearanceDialogProps } from '@/ui/layout/appearance/AppearanceDialog';
import { LazyPart } from './LazyPart';

const AppearanceDialog = lazy(async () => ({
  default: (await import('@/ui/layout/appearance/AppearanceDialog')).AppearanceDialog,
}));

/** Theme and text size: the script comes when somebody asks for it, and then stays. */
export function AppearanceSlot(props: AppearanceDialogProps) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  return asked ? (
    <LazyPart>
      <AppearanceDialog {...props} />
    </LazyPart>
  ) : null;
}
