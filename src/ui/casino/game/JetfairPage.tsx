import { EmbedPage } from './EmbedPage';

/** /jetfair: where nobody offers it, the core leads to our own exchange. */
export function JetfairPage() {
  return <EmbedPage page="jetfair" />;
}
