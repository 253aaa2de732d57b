import { useFirstPage } from '@/ui/PlayerAppContext';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const SandboxButton = laterPart(async () => (await import('./SandboxButton')).SandboxButton, 'firstPage');

/** The sandbox's own button; on any other backend nothing, not even its script. */
export function SandboxSlot() {
  const { sandbox } = useFirstPage();
  return sandbox === null ? null : (
    <LazyPart>
      <SandboxButton tools={sandbox} />
    </LazyPart>
  );
}
