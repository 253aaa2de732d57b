import { TargetLobby } from './TargetLobby';
import { providerOf } from '@/domain/routing/providers';
import type { PageProps } from '@/ui/navigation/PageProps';

/** /{providerCode}: only known ones are shown (NAV-03), to visitors as well. */
export function ProviderPage({ params }: PageProps) {
  const provider = providerOf(params['providerCode']);
  return provider === null ? null : <TargetLobby target={{ kind: 'provider', provider }} />;
}
