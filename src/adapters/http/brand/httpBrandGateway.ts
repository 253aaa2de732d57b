import { APP_DETAILS_WIRE } from '@/adapters/wire/appDetailsWire';
import { decode, decodeList } from '@/adapters/wire/decode';
import { decoder } from '@/adapters/wire/decoder';
import type { BrandGateway } from '@/application/ports/gateways/BrandGateway';
import { done } from '../done';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { announcementSchema, announcementsIn, bannerSchema, bannersIn } from './brandWire';

const decodeDetails = decoder(APP_DETAILS_WIRE.schema, 'appDetails');

export function httpBrandGateway(http: HttpClient): BrandGateway {
  return {
    appDetails: () => http.send({ endpoint: ENDPOINTS.appDetails }, decodeDetails),
    banners: () =>
      http.send({ endpoint: ENDPOINTS.banners }, (data, logger) => {
        const list = decode(bannersIn, data ?? {}, 'banners', logger)?.banners;
        return decodeList(bannerSchema, list, 'banners', logger).map((banner, place) =>
          banner.id === '' ? { ...banner, id: `banner-${place}` } : banner,
        );
      }),
    announcements: () =>
      http.send({ endpoint: ENDPOINTS.announcements }, (data, logger) =>
        decodeList(announcementSchema, announcementsIn(data), 'announcements', logger),
      ),
    pageVisited: (pattern) => done(http, { endpoint: ENDPOINTS.pageVisit, body: { page: pattern } }),
  };
}
