import * as v from 'valibot';
import { announcementSchema, bannerSchema } from '@/adapters/http/brand/brandWire';
import { demoSchema, signedInSchema } from '@/adapters/http/session/sessionWire';
import { APP_DETAILS_WIRE } from '@/adapters/wire/appDetailsWire';
import { fields, listOf, maybe, maybeNone, text, withFields, yesNo, type Schema } from './withFields';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';

const textOrNumber = (): Schema => v.union([v.string(), v.number()]);

const User = fields({
  mstruserid: wireId,
  name: maybe(text()),
  username: maybe(text()),
  mobileno: maybeNone(text()),
  mobileVerified: maybe(yesNo()),
  createdAt: maybe(wireDateOrNull),
});

const Banner = withFields(bannerSchema, { id: maybe(wireId), order: maybe(v.number()) });

const AppDetails = withFields(APP_DETAILS_WIRE.schema, {
  OTP: maybeNone(textOrNumber()),
  BRAND_STATUS: maybeNone(text()),
  WHATS_APP_URL: maybe(textOrNumber()),
  PHONE: maybe(textOrNumber()),
});

const Announcement = withFields(announcementSchema, { id: maybe(wireId) });

export const ACCOUNT = { User, Banner, AppDetails, Announcement };

export const nothing = (): Schema => v.object({});
export const signedInReply = withFields(signedInSchema, { user: User });
export const demoReply = demoSchema;
export const appDetailsReply = AppDetails;
export const bannersReply = fields({ banners: listOf(Banner) });
/** BRAND-03: at `data`, or at `data.data`. */
export const announcementsReply = v.union([v.array(Announcement), v.object({ data: v.array(Announcement) })]);
