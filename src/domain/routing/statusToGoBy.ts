import type { AppDetails, BrandStatus } from '@/domain/brand/AppDetails';
import { LIVE, statusOf } from '@/domain/brand/brandStatus';
import { MAINTENANCE_PATH } from './decideRoute';
import { pathOnly } from './internalPath';

export interface StatusQuestion {
  readonly path: string;
  readonly details: Pick<AppDetails, 'status'> | null;
  /** Sent, and its fate is not known yet. */
  readonly betUnderWay: boolean;
}

/** A bet on its way is seen to its end before a page gives way to /maintenance; on that page nothing holds it. F87, NAV-07. */
export function statusToGoBy({ path, details, betUnderWay }: StatusQuestion): BrandStatus {
  return betUnderWay && pathOnly(path) !== MAINTENANCE_PATH ? LIVE : statusOf(details);
}
