import type { Route } from '@/domain/routing/Route';

/** What every page is given. */
export interface PageProps {
  readonly route: Route;
  /** As they stand in the address, undecoded. */
  readonly params: Readonly<Record<string, string>>;
  /** For a page that offers a switch for header and footer (NAV-04: Betby); null for all others. */
  readonly layoutSwitch: { readonly on: boolean; readonly onChange: (on: boolean) => void } | null;
}
