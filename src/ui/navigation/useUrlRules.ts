import { useMemo } from 'react';
import type { UrlRules } from '@/domain/brand/safeUrl';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** What the core needs to judge an address of the operator's: this page's origin, the browser's parser, the hosts allowed. */
export function useUrlRules(): UrlRules {
  const { assetHosts } = useFirstPage().config;
  return useMemo(
    () => ({
      parse: (text, base) => (URL.canParse(text, base) ? new URL(text, base) : null),
      ownOrigin: location.origin,
      origins: assetHosts,
    }),
    [assetHosts],
  );
}
