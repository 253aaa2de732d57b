import * as v from 'valibot';
import { APP_DETAILS_WIRE } from '@/adapters/wire/appDetailsWire';
import { decoder } from '@/adapters/wire/decoder';
import { wireId } from '@/adapters/wire/wireId';
import { wireItems } from '@/adapters/wire/wireItems';
import { wireFilledText } from '@/adapters/wire/wireText';
import type { BrandGateway } from '@/application/ports/gateways/BrandGateway';
import { ok, type Result } from '@/domain/shared/Result';
import type { Failure } from '@/domain/shared/Failure';
import type { KestrelClient } from './KestrelClient';
import { respell, same, words } from './respell';

const respellDetails = respell({
  ...{ BRAND_STATUS: ['state', words({ open: 'live' })], LOGO_URL: 'logo', SEO_TITLE: 'title' },
  OTP: ['code_at_sign_up', (asked) => (asked === false ? 1 : 0)],
  ...{ FOOTER_TEXT: 'small_print', WHATS_APP_URL: 'whatsapp', PHONE: 'phone' },
});
const siteSchema = v.object({
  about: v.pipe(v.unknown(), v.transform(respellDetails), APP_DETAILS_WIRE.schema),
  demo: v.boolean(),
  news: wireItems(v.object({ id: wireId, content: wireFilledText(1_000) }), 20),
});
type Site = v.InferOutput<typeof siteSchema>;

export const readSite = decoder<Site>(siteSchema, 'site');

/** All about the brand is one call: questions at the same time share it. It has no banners and counts no visits. */
export function kestrelBrand(client: KestrelClient): BrandGateway {
  let underWay: Promise<Result<Site, Failure>> | null = null;
  const part = async <T>(of: (site: Site) => T): Promise<Result<T, Failure>> => {
    underWay ??= client.call({ path: '/site', csrf: null }, same, readSite).finally(() => (underWay = null));
    const site = await underWay;
    return site.ok ? ok(of(site.value)) : site;
  };
  return {
    appDetails: () => part(({ about }) => about),
    banners: async () => ok([]),
    announcements: () => part(({ news }) => news),
    pageVisited: async () => ok(),
  };
}
