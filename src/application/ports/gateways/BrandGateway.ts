import type { AppDetails, Banner } from '@/domain/brand/AppDetails';
import type { Announcement } from '@/domain/notices/Notice';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';

export interface BrandGateway {
  /** GET /getAppDetails (BRAND-01). */
  appDetails(): Promise<Result<AppDetails, Failure>>;
  /** GET /getBanners, in the server's order (BRAND-02). */
  banners(): Promise<Result<readonly Banner[], Failure>>;
  /** GET /announcement/display (BRAND-03). */
  announcements(): Promise<Result<readonly Announcement[], Failure>>;
  /** POST /page/visit with the route's pattern (API-02). */
  pageVisited(pattern: string): Promise<Result<void, Failure>>;
}
