import type { AppDetails, BrandStatus } from './AppDetails';

export const LIVE: BrandStatus = { kind: 'live' };

/**
 * The operator's word for the state of the brand: `live` whatever its case, and when there is none (the specification's default);
 * any other word is not live. Total. F29, NAV-07.
 */
export function brandStatus(word: string | null | undefined): BrandStatus {
  const trimmed = (word ?? '').trim();
  if (trimmed === '' || trimmed.toLowerCase() === 'live') return LIVE;
  return { kind: 'notLive', word: trimmed };
}

/** The status to go by: the default before anything is known. */
export function statusOf(details: Pick<AppDetails, 'status'> | null): BrandStatus {
  return details?.status ?? LIVE;
}
