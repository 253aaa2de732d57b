import { Suspense } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { lazyPart } from '@/ui/layout/slots/lazyPart';

const SmsInboxCard = lazyPart(async () => (await import('./SmsInboxCard')).SmsInboxCard);

export interface SandboxInboxSlotProps {
  /** The player takes a code over into the form. */
  readonly onUse?: (code: string) => void;
}

/** The sandbox's SMS inbox where a code is asked for; nothing on any other backend, not even its script. */
export function SandboxInboxSlot(props: SandboxInboxSlotProps) {
  const { sandbox } = usePlayerApp();
  if (sandbox === null) return null;
  return (
    <Suspense fallback={null}>
      <SmsInboxCard tools={sandbox} {...props} />
    </Suspense>
  );
}
