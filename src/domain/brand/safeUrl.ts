import { internalPath } from '@/domain/routing/internalPath';
import { assertNever } from '@/domain/shared/assertNever';
import type { ParsedUrl, UrlParser } from './UrlParser';

/** `social`, `whatsApp`: a brand's page elsewhere; `image`: shown only; `game`, `gateway`: a provider's page; `internal`: a path of ours. */
export type UrlKind = 'internal' | 'social' | 'whatsApp' | 'image' | 'game' | 'gateway';

export interface UrlRules {
  readonly parse: UrlParser;
  /** e.g. `https://play.example`. */
  readonly ownOrigin: string;
  /** Origins allowed for this kind besides those that the kind itself knows. */
  readonly origins?: readonly string[];
}

const SOCIAL_HOSTS = [
  't.me',
  'telegram.me',
  'telegram.org',
  'facebook.com',
  'www.facebook.com',
  'm.facebook.com',
  'fb.com',
  'fb.me',
  'm.me',
  'instagram.com',
  'www.instagram.com',
];

const WHATSAPP_HOSTS = [
  'wa.me',
  'whatsapp.com',
  'www.whatsapp.com',
  'api.whatsapp.com',
  'web.whatsapp.com',
  'chat.whatsapp.com',
];

/** base64 only, no SVG: at most 64 KB once decoded. */
const DATA_IMAGE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const LARGEST_DATA_IMAGE = 88_000;
const MAX_URL = 2048;

/**
 * An address of unknown origin, checked for the one use that is meant, or null: then the link is inert and the image gives way.
 * What comes back is the parser's own spelling, never the text that came in. X11, X12, X16.
 */
export function safeUrl(raw: string, kind: UrlKind, rules: UrlRules): string | null {
  const text = raw.trim();
  if (kind === 'image' && text.length <= LARGEST_DATA_IMAGE && DATA_IMAGE.test(text)) return text;
  if (text === '' || text.length > MAX_URL) return null;
  if (kind === 'internal') return ownPath(text, rules);
  const url = rules.parse(text, rules.ownOrigin);
  if (url === null || !isPlain(url)) return null;
  return isAllowed(url, kind, rules) ? url.href : null;
}

function isAllowed(url: ParsedUrl, kind: Exclude<UrlKind, 'internal'>, rules: UrlRules): boolean {
  const listed = (rules.origins ?? []).includes(url.origin);
  const own = url.origin === rules.ownOrigin;
  switch (kind) {
    case 'social':
      return isSecure(url) && (listed || SOCIAL_HOSTS.includes(url.hostname));
    case 'whatsApp':
      return isSecure(url) && WHATSAPP_HOSTS.includes(url.hostname);
    case 'image':
      // Our own pictures, over whatever carries the page; a path like `//host` would be another origin's once written out.
      return (own && isOfTheWeb(url) && !url.pathname.startsWith('//')) || (isSecure(url) && listed);
    case 'game':
      return (isSecure(url) || isOnThisMachine(url, rules)) && listed && !own;
    case 'gateway':
      return isSecure(url) && listed && !own;
    default:
      return assertNever(kind);
  }
}

function ownPath(text: string, rules: UrlRules): string | null {
  const path = internalPath(text);
  if (path === null) return null;
  const url = rules.parse(path, rules.ownOrigin);
  return url !== null && url.origin === rules.ownOrigin && isPlain(url) && !url.pathname.startsWith('//')
    ? path
    : null;
}

function isSecure(url: ParsedUrl): boolean {
  return url.protocol === 'https:' && url.port === '';
}

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/** The pretend provider of a test machine, by name and port, for an app that is itself served from there. */
function isOnThisMachine(url: ParsedUrl, { ownOrigin }: UrlRules): boolean {
  return LOOPBACK.test(url.origin) && LOOPBACK.test(ownOrigin);
}

/** No user information before the host, and no scheme that borrows an origin, as `blob:` does. */
function isPlain(url: ParsedUrl): boolean {
  return url.username === '' && url.password === '' && isOfTheWeb(url);
}

function isOfTheWeb({ protocol }: ParsedUrl): boolean {
  return protocol === 'https:' || protocol === 'http:';
}
