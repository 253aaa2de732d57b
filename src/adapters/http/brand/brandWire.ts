import * as v from 'valibot';
import { wireText, wireTextOrEmpty } from '@/adapters/wire/wireText';
import type { Banner } from '@/domain/brand/AppDetails';
import type { Announcement } from '@/domain/notices/Notice';

const MAX_ADDRESS = 2_048;

const place = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number)),
]);

/** Names that authors give to a picture and to where it leads; the first that says something counts. */
const PICTURES = ['imageUrl', 'imgUrl', 'image', 'img'] as const;
const TARGETS = ['href', 'redirectUrl', 'link', 'url'] as const;

function named(banner: unknown): unknown {
  if (typeof banner !== 'object' || banner === null) return banner;
  const fields = new Map<string, unknown>(Object.entries(banner));
  const first = (names: readonly string[]): unknown =>
    names.map((name) => fields.get(name)).find((value) => typeof value === 'string' && value !== '');
  return { ...banner, imageUrl: first(PICTURES), href: first(TARGETS) };
}

/** One of `data.banners`. Everything but `order` is `assumed:`. One without a picture and without a word is no banner. */
export const bannerSchema: v.GenericSchema<unknown, Banner> = v.pipe(
  v.unknown(),
  v.transform(named),
  v.object({
    id: v.fallback(v.union([wireText(128), v.pipe(v.number(), v.safeInteger(), v.transform(String))]), ''),
    title: wireTextOrEmpty(200),
    text: wireTextOrEmpty(1_000),
    imageUrl: wireTextOrEmpty(MAX_ADDRESS),
    href: wireTextOrEmpty(MAX_ADDRESS),
    // Without a place of its own a banner comes last.
    order: v.fallback(place, Number.MAX_SAFE_INTEGER),
  }),
  v.check(({ title, text, imageUrl }) => `${title}${text}${imageUrl}`.trim() !== '', 'something to show'),
);

const announcementId: v.GenericSchema<unknown, string> = v.fallback(
  v.union([wireText(100), v.pipe(v.number(), v.transform(String))]),
  '',
);

/** One of the announcements: text, and not blank. Without an id (`assumed:`) the text is one. */
export const announcementSchema: v.GenericSchema<unknown, Announcement> = v.pipe(
  v.object({
    id: v.optional(announcementId, ''),
    content: v.pipe(wireText(1_000), v.trim(), v.minLength(1)),
  }),
  v.transform(({ id, content }) => ({ id: id === '' ? content : id, content })),
);

export const bannersIn = v.object({ banners: v.optional(v.unknown()) });

/** BRAND-03: the list stands at `data`, or at `data.data`. */
export function announcementsIn(data: unknown): unknown {
  if (Array.isArray(data) || typeof data !== 'object' || data === null || !('data' in data)) return data;
  return data.data;
}
