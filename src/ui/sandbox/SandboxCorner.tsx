import type { SandboxButtonProps } from './SandboxButton';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const SandboxButton = laterPart(async () => (await import('./SandboxButton')).SandboxButton, 'firstPage');

/** The sandbox's own button, at the end of a row or, on a page without a header, in the corner; on any other backend nothing, not even its script. */
export function SandboxCorner({ place }: Pick<SandboxButtonProps, 'place'>) {
  const { sandbox } = useFirstPage();
  return sandbox === null ? null : (
    <LazyPart>
      <SandboxButton tools={sandbox} place={place} />
    </LazyPart>
  );
}
