import type { BrandGateway } from '@/application/ports/gateways/BrandGateway';
import type { AppDetails, Banner } from '@/domain/brand/AppDetails';
import type { Announcement } from '@/domain/notices/Notice';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import { Planned } from './Planned';

type Reply<T> = Result<T, Failure>;

export class FakeBrandGateway implements BrandGateway {
  readonly onDetails = new Planned<[], Reply<AppDetails>>('appDetails');
  readonly onBanners = new Planned<[], Reply<readonly Banner[]>>('banners');
  readonly onAnnouncements = new Planned<[], Reply<readonly Announcement[]>>('announcements');
  readonly onPageVisited = new Planned<[string], Reply<void>>('pageVisited');

  appDetails(): Promise<Reply<AppDetails>> {
    return this.onDetails.run();
  }

  banners(): Promise<Reply<readonly Banner[]>> {
    return this.onBanners.run();
  }

  announcements(): Promise<Reply<readonly Announcement[]>> {
    return this.onAnnouncements.run();
  }

  pageVisited(pattern: string): Promise<Reply<void>> {
    return this.onPageVisited.run(pattern);
  }
}
