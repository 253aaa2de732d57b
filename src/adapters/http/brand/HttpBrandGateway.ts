import { APP_DETAILS_WIRE } from '@/adapters/wire/appDetailsWire';
import { decode, decodeList } from '@/adapters/wire/decode';
import type { Logger } from '@/application/ports/device/Logger';
import type { BrandGateway } from '@/application/ports/gateways/BrandGateway';
import type { AppDetails, Banner } from '@/domain/brand/AppDetails';
import type { Announcement } from '@/domain/notices/Notice';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import { done } from '../done';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { announcementSchema, announcementsIn, bannerSchema, bannersIn } from './brandWire';

export class HttpBrandGateway implements BrandGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  appDetails(): Promise<Result<AppDetails, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.appDetails }, (data) =>
      decode(APP_DETAILS_WIRE.schema, data, 'appDetails', this.logger),
    );
  }

  banners(): Promise<Result<readonly Banner[], Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.banners }, (data) => {
      const list = decode(bannersIn, data ?? {}, 'banners', this.logger)?.banners;
      return decodeList(bannerSchema, list, 'banners', this.logger).map((banner, place) =>
        banner.id === '' ? { ...banner, id: `banner-${place}` } : banner,
      );
    });
  }

  announcements(): Promise<Result<readonly Announcement[], Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.announcements }, (data) =>
      decodeList(announcementSchema, announcementsIn(data), 'announcements', this.logger),
    );
  }

  pageVisited(pattern: string): Promise<Result<void, Failure>> {
    return done(this.http, { endpoint: ENDPOINTS.pageVisit, body: { page: pattern } });
  }
}
