import { usePlayerApp } from '@/ui/PlayerAppContext';
import { LazyPart } from '@/ui/layout/slots/LazyPart';
import { laterPart } from '@/ui/layout/slots/laterPart';

const SandboxButton = laterPart(async () => (await import('./SandboxButton')).SandboxButton);

/** The sandbox's own button; on any other backend nothing, not even its script. */
export function SandboxCorner() {
  const { sandbox } = usePlayerApp();
  return sandbox === null ? null : (
    <LazyPart>
      <SandboxButton tools={sandbox} />
    </LazyPart>
  );
}
