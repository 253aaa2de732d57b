import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { SandboxDialog } from './SandboxDialog';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

export interface SandboxButtonProps {
  readonly tools: SandboxTools;
  readonly className?: string | undefined;
}

/** Opens the sandbox's tools, wherever the player is. */
export function SandboxButton({ tools, className }: SandboxButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={MessageSquareText} />
        {t('sandbox.button')}
      </button>
      <SandboxDialog tools={tools} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
