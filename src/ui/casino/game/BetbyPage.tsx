import { EmbedPage } from './EmbedPage';
import type { PageProps } from '@/ui/navigation/PageProps';

/** /betby: without header and footer until the player asks for them (NAV-04). */
export function BetbyPage({ layoutSwitch }: PageProps) {
  return <EmbedPage page="betby" layoutSwitch={layoutSwitch} />;
}
