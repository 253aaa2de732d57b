import { LazyPart } from '@/ui/lazy/LazyPart';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { laterPart } from '@/ui/lazy/laterPart';

const SmsInboxCard = laterPart(async () => (await import('./SmsInboxCard')).SmsInboxCard, 'firstPage');

export interface SandboxInboxSlotProps {
  /** The player takes a code over into the form. */
  readonly onUse?: (code: string) => void;
}

/** The sandbox's SMS inbox where a code is asked for; nothing on any other backend, not even its script. */
export function SandboxInboxSlot(props: SandboxInboxSlotProps) {
  const { sandbox } = useFirstPage();
  if (sandbox === null) return null;
  return (
    <LazyPart>
      <SmsInboxCard tools={sandbox} {...props} />
    </LazyPart>
  );
}
