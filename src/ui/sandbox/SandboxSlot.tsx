import { useFirstPage } from '@/ui/PlayerAppContext';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const SandboxButton = laterPart(async () => (await import('./SandboxButton')).SandboxButton, 'firstPage');

/** The sandbox's own button, in the menu or at the screen's edge; on any other backend nothing, not even its script. */
export function SandboxSlot({ className }: { readonly className?: string | undefined }) {
  const { sandbox } = useFirstPage();
  return sandbox === null ? null : (
    <LazyPart>
      <SandboxButton tools={sandbox} className={className} />
    </LazyPart>
  );
}
