import type { PageAddress } from '@/application/ports/device/PageAddress';

/** The browser's reading of addresses, for a page of this origin. */
export function pageAddress(ownOrigin: string): PageAddress {
  return {
    ownOrigin,
    parse: (text, base) => (URL.canParse(text, base) ? new URL(text, base) : null),
  };
}
